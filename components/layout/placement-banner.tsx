import { getLocale } from "next-intl/server";
import { Picture } from "@/components/ui/picture";
import { readCall } from "@/lib/api/server";
import { dataOf } from "@/lib/contract/result";
import type { Placement } from "@/lib/contract/types";

/** The banner of a page, if the school has put one there: the first in their order, as a picture without words. */
export async function PlacementBanner({ placement }: { placement: Placement }) {
  const answer = dataOf(await readCall("homePage", placement, await getLocale()));
  const [banner] = answer?.link_properties.toSorted((a, b) => a.order - b.order) ?? [];
  if (!banner) return null;
  return (
    <Picture
      sizes="(max-width: 768px) 100vw, 1200px"
      src={banner.link}
      alt={banner.alt}
      width={1200}
      height={400}
      className="placement-banner"
    />
  );
}
