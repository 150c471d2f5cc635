import type { Kind, Place } from "./kinds";

/** Pages on which a record is seen, by their public path. */
const ofPlace: Record<Place, readonly string[]> = {
  homeBanners: ["/home"],
  homeImages: ["/home"],
  homeVideo: ["/home"],
  classBanners: ["/class"],
  liveBanner: ["/live"],
  hotSellBanner: ["/hot-sell"],
  // A dialog that a script opens: no page shows it by itself.
  advert: [],
};

const ofKind: Record<Exclude<Kind, "placement" | "series">, readonly string[]> = {
  partner: ["/home"],
  teacher: ["/home"],
  app: ["/mobile-download"],
  course: ["/live"],
  live: ["/live"],
  recording: ["/live/records"],
  school: ["/home", "/about-us", "/help", "/privacy", "/user-agreement"],
};

/**
 * @param fields of the record, as it is drafted or published.
 * @returns none where no page shows it by itself.
 */
export function previewPages(kind: Kind, id: number, fields: Record<string, unknown>): readonly string[] {
  if (kind === "placement") return ofPlace[fields.place as Place] ?? [];
  if (kind === "series") return [`/hot-sell/detail/${id}`, "/hot-sell"];
  return ofKind[kind];
}
