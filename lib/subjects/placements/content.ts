import { localizedText } from "../../engines/content/form-values";
import { defineContentType, type NamedRecord, type RecordFields } from "../../engines/content/type";
import * as rule from "../../engines/content/rules";
import type { DeskTranslate } from "../../base/desk/messages";
import type { Language } from "../../base/i18n/languages";
import { paths } from "../../base/paths";
import { placements } from "./names";

const places = Object.keys(placements) as [keyof typeof placements, ...(keyof typeof placements)[]];
export type Place = (typeof places)[number];

/** Aspect ratio of each placement's pictures. */
export const placeShapes: Record<Place, rule.Shape> = {
  homeBanners: "16:10",
  homeImages: "4:3",
  homeVideo: "4:3",
  classBanners: "3:1",
  liveBanner: "3:1",
  hotSellBanner: "3:1",
  advert: "1:1",
};

const placePages: Record<Place, readonly string[]> = {
  homeBanners: [paths.home],
  homeImages: [paths.home],
  homeVideo: [paths.home],
  classBanners: [paths.class],
  liveBanner: [paths.live],
  hotSellBanner: [paths.hotSell],
  // Every page has the advert; the preview shows it open on this one.
  advert: [paths.home],
};

/** Pictures and videos of pages, and adverts. */
export const placementContent = defineContentType({
  fields: {
    place: rule.choice(places),
    link: rule.picture("placement"),
    url: rule.optionalAddress,
    alt: rule.texts({ most: 200, optional: true }),
    shownFrom: rule.optionalInstant,
    shownUntil: rule.optionalInstant,
    languages: rule.someLanguages,
  },
  titleField: "alt",
  isTitleHidden: true,
  nameOf: nameOfPicture,
  shownIn: ({ languages }) => (languages ?? []) as readonly Language[],
  maxRecords: 100,
  pages: (_, { place }) => placePages[place as Place] ?? [],
  check: {
    isValid: ({ shownFrom, shownUntil }) => !shownFrom || !shownUntil || shownUntil > shownFrom,
    path: "shownUntil",
    problem: "endsBeforeStart",
  },
});

/** The text of a picture, else "Home: banners, picture 2"; undefined for a draft without a place. */
function nameOfPicture(
  { fields, position }: NamedRecord,
  t: DeskTranslate<"content">,
  language: string,
): string | undefined {
  const placeKey = `places.${fields.place as Place}` as const;
  const place = t.has(placeKey) ? t(placeKey) : undefined;
  const ownText = localizedText(fields.alt, language);
  if (ownText || place === undefined) return ownText || undefined;
  return position === undefined
    ? t("list.unnamedPicture", { place })
    : t("list.picture", { place, n: position.toLocaleString(language) });
}

export type PlacementFields = RecordFields<typeof placementContent>;

export const placementTypes = { placement: placementContent };
