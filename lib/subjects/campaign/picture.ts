import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { balancedLines } from "../seo/lines";
import { prepareText, type PictureFont } from "../seo/picture-fonts";
import { readUploadedPicture } from "../seo/uploaded-picture";
import { siteName } from "../school/school";
import { campaignWords } from "./campaign-words";
import { couponsEnd, eventStarts, formatSeasonDay, formatSeasonTime } from "./dates";
import { clockState } from "./event-clock";
import { regionLanguages } from "../../base/reference/campaign-regions";
import type { Season } from "./season";

/** Content of a region's share picture, with the fonts it needs. */
export type CampaignPicture = {
  name: string;
  title: string[];
  /** Time of the next talk; after the last one, the season's name. */
  line: string;
  date: string;
  /** Empty after their last day. */
  vouchers: string[];
  family: { title: string; text: string };
  /** The hero's art, as a data URL. */
  art: string;
  fonts: PictureFont[];
};

/** Date and line of the picture at a moment. They change only with the season's dates. */
export function pictureDate(season: Season, now: Date): { date: string; line: string } {
  const { clock } = campaignWords[season.region];
  const state = clockState(eventStarts(season), season.eventMinutes, now);
  if (state.kind === "ended") return { date: "", line: season.name };
  const date = formatSeasonDay(season, season.dates[state.index] ?? "");
  const time = `${formatSeasonTime(season)} ${season.zone.name}`;
  return { date, line: state.kind === "live" ? `${clock.live} · ${time}` : time };
}

/** Width of the text column, in em of the title. */
const titleWidth = 9.6;
/** Width of the art in pixels (components/campaign/share-picture.tsx). */
const artWidth = 565;

export async function campaignPicture(season: Season, now: Date): Promise<CampaignPicture> {
  const language = regionLanguages[season.region];
  const { date, line } = pictureDate(season, now);
  const heading = season.title.replaceAll("\u00a0", " ");
  const validVouchers = now < couponsEnd(season) ? season.vouchers : [];
  const vouchers = validVouchers.map(({ value }) => value.replaceAll("\u00a0", " "));
  const title = await prepareText(heading + date + vouchers.join("") + siteName(language), language, "title");
  const text = await prepareText(`${line} `, language, "text");
  return {
    name: siteName(language),
    title: balancedLines(heading, language, titleWidth),
    line,
    date,
    vouchers,
    family: { title: title.family, text: text.family },
    art: await loadArt(season),
    fonts: [...title.fonts, ...text.fonts],
  };
}

/** The season's art as a data URL. */
async function loadArt({ art }: Season): Promise<string> {
  const png = await readUploadedPicture(art, { width: artWidth }, "png");
  if (png) return `data:image/png;base64,${png.toString("base64")}`;
  const svg = await readFile(join(/* turbopackIgnore: true */ process.cwd(), "public", art), "base64");
  return `data:image/svg+xml;base64,${svg}`;
}
