import type { LinkProperty, Placement } from "../../base/contract/types";

/** The placements for which the provider chooses pictures, videos and adverts (spec section 3). */
export const placements = {
  homeBanners: { type: 1, name: "home" },
  homeImages: { type: 1, name: "body" },
  homeVideo: { type: 2, name: "body" },
  classBanners: { type: 1, name: "class" },
  liveBanner: { type: 1, name: "live" },
  hotSellBanner: { type: 1, name: "hot-course" },
  advert: { type: 3, name: "alert" },
} as const satisfies Record<string, Placement>;

/** Sorts a placement's pictures by the school's order. */
export function sortPictures(pictures: readonly LinkProperty[]): LinkProperty[] {
  return pictures.toSorted((a, b) => a.order - b.order);
}
