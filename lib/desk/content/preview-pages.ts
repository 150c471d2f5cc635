import type { Region } from "../../campaign/region";
import type { Kind, Place } from "./kinds";

/** Pages on which a record is seen, by their public path. */
const ofPlace: Record<Place, readonly string[]> = {
  homeBanners: ["/home"],
  homeImages: ["/home"],
  homeVideo: ["/home"],
  classBanners: ["/class"],
  liveBanner: ["/live"],
  hotSellBanner: ["/hot-sell"],
  // Every page has it; the preview shows it open on this one.
  advert: ["/home"],
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

/** The campaign's pages, as Next knows them: visitors' addresses name the region last. */
export const seasonPages = (region: Region): readonly string[] =>
  ["home", "enroll", "enrolled", "hsk"].map((page) => `/study-abroad/${page}/${region}`);

/**
 * @param fields of the record, as it is drafted or published.
 */
export function previewPages(kind: Kind, id: number, fields: Record<string, unknown>): readonly string[] {
  if (kind === "placement") return ofPlace[fields.place as Place] ?? [];
  if (kind === "series") return [`/hot-sell/detail/${id}`, "/hot-sell"];
  return ofKind[kind];
}
