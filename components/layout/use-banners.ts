import { useCall } from "@/lib/api/hooks";
import type { Initial } from "@/lib/api/initial";
import type { CallAnswer, LinkProperty, Placement } from "@/lib/contract/types";
import { inOrder } from "@/lib/placements";

export type InitialBanners = Initial<CallAnswer<"homePage">>;

/** Between two requests for the banners while the page is visible. */
const refreshIntervalMs = 60_000;

type Banners = {
  /** In the school's order; undefined while loading, or after a failure without earlier banners. */
  banners: LinkProperty[] | undefined;
  isLoading: boolean;
  retry: () => void;
};

/**
 * The school's banners at a placement, as the server rendered them and then as the school changes them.
 * After a failed request the last banners stay.
 */
export function useBanners(placement: Placement, initial: InitialBanners): Banners {
  const { data, isLoading, mutate } = useCall("homePage", placement, {
    ...initial,
    refreshInterval: refreshIntervalMs,
  });
  return { banners: data && inOrder(data.link_properties), isLoading, retry: () => void mutate() };
}
