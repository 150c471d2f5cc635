import { useCall } from "@/components/calls/use-call";
import type { InitialData } from "@/lib/engines/provider-calls/initial";
import type { PublicCallResponse, LinkProperty, Placement } from "@/lib/base/contract/types";
import { sortPictures } from "@/lib/subjects/placements/names";

export type InitialBanners = InitialData<PublicCallResponse<"homePage">>;

/** Time between two requests for the banners while the page is visible. */
const refreshIntervalMs = 60_000;

type Banners = {
  /** Sorted by their `order`; undefined while loading, or after a failure without earlier banners. */
  banners: LinkProperty[] | undefined;
  isLoading: boolean;
  retry: () => void;
};

/**
 * The banners of a placement: first those that the server rendered, then refreshed every minute. After a failed request
 * the previous banners stay.
 */
export function useBanners(placement: Placement, initial: InitialBanners): Banners {
  const { data, isLoading, reload } = useCall("homePage", placement, {
    ...initial,
    refreshInterval: refreshIntervalMs,
  });
  return { banners: data && sortPictures(data.link_properties), isLoading, retry: () => void reload() };
}
