import type { LinkProperty, Placement } from "./contract/types";

/** The places whose pictures, videos and adverts the provider chooses (spec section 3). */
export const placements = {
  homeBanners: { type: 1, name: "home" },
  homeImages: { type: 1, name: "body" },
  homeVideo: { type: 2, name: "body" },
  classBanners: { type: 1, name: "class" },
  liveBanner: { type: 1, name: "live" },
  hotSellBanner: { type: 1, name: "hot-course" },
  advert: { type: 3, name: "alert" },
} as const satisfies Record<string, Placement>;

/** Pictures of a placement in the order that the school gave them. */
export function inOrder(pictures: readonly LinkProperty[]): LinkProperty[] {
  return pictures.toSorted((a, b) => a.order - b.order);
}
