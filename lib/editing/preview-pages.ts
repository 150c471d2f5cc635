import type { Region } from "../reference/campaign-regions";
import { internalPaths, liveClassPath, paths, seriesClassPath, teacherProfilePath } from "../paths";
import type { Kind } from "./kinds";
import type { Place } from "../placements/content";

/** Pages that show a record, by their public path. */
const pagesOfPlace: Record<Place, readonly string[]> = {
  homeBanners: [paths.home],
  homeImages: [paths.home],
  homeVideo: [paths.home],
  classBanners: [paths.class],
  liveBanner: [paths.live],
  hotSellBanner: [paths.hotSell],
  // Every page has the advert; the preview shows it open on this one.
  advert: [paths.home],
};

const pagesOfKind: Record<Exclude<Kind, "placement" | "series" | "live" | "teacher">, readonly string[]> = {
  partner: [paths.home],
  app: [paths.mobileDownload],
  course: [paths.live],
  recording: [internalPaths.recordings],
  school: [paths.home, paths.aboutUs, paths.help, paths.privacy, paths.userAgreement],
};

/** The campaign's pages, by their inner paths. */
export const seasonPages = (region: Region): readonly string[] =>
  (["home", "enroll", "enrolled", "hsk"] as const).map((page) => internalPaths.campaign(page, region));

/**
 * The pages that show a record.
 * @param fields of its draft or published version.
 */
export function previewPages(kind: Kind, id: number, fields: Record<string, unknown>): readonly string[] {
  if (kind === "placement") return pagesOfPlace[fields.place as Place] ?? [];
  if (kind === "series") return [seriesClassPath(id), paths.hotSell];
  if (kind === "live") return [paths.live, liveClassPath(id)];
  if (kind === "teacher") return [paths.home, teacherProfilePath(id)];
  return pagesOfKind[kind];
}
