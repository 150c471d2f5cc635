import { formatMessage } from "../../base/i18n/format-message";
import { languageFacts, type Language } from "../../base/i18n/languages";
import { listSeparator, withValueSeparator } from "../../base/i18n/marks";
import { readSiteMessages } from "../../base/i18n/site-messages";
import { formatShortInZone } from "../../base/i18n/time";
import { liveState } from "../live/clock";
import { findLive } from "../live/read";
import { writeEstimate } from "../points/prices/convert";
import { packagesOnSale } from "../points/prices/published";
import { createRateTable } from "../points/prices/rates";
import { schoolZone } from "../school/zone";
import { firstSentence } from "../seo/lines";
import type { RecordWords } from "../seo/record-picture";
import { isOver } from "../series/apply-state";
import { toItem, type SeriesItem } from "../series/item";
import { unpackStarts } from "../series/lesson-starts";
import { modePictures } from "../series/mode-pictures";
import { findSeriesClass } from "../series/read";
import { findTeacher } from "./teacher-pages";

/*
 * What the share pictures of classes, live classes and teachers say, for route handlers: these have no root parameter,
 * on which next-intl's own lookup relies.
 */

const recordKinds = ["class", "live-class", "teacher"] as const;
export type RecordKind = (typeof recordKinds)[number];
export const isRecordKind = (name: string): name is RecordKind =>
  (recordKinds as readonly string[]).includes(name);

/**
 * Reads the words of a record's share picture, in the time zone and the currency of the language.
 * @param now in milliseconds since 1970
 * @returns undefined if there is no such record
 * @throws UnreadableClasses, UnreadableLives or UnreadableTeacher if the provider could not be read
 */
export function readRecordWords(
  kind: RecordKind,
  id: number,
  language: Language,
  now: number,
): Promise<RecordWords | undefined> {
  return readers[kind](id, language, now);
}

type Reader = (id: number, language: Language, now: number) => Promise<RecordWords | undefined>;

const readers: Record<RecordKind, Reader> = {
  class: async (id, language, now) => {
    const found = await findSeriesClass(id, language);
    if (!found) return undefined;
    const { hotSell } = await readSiteMessages(language);
    const item = toItem(found.list, found.seriesClass, schoolZone());
    const isOpen = !isOver(item, now);
    return {
      title: item.name,
      date: isOpen ? nextLesson([item], language, now) : undefined,
      line: withValueSeparator(hotSell.card.teacher) + item.teacher.name,
      price: isOpen ? await priceOf(item, language) : undefined,
      art: [item.cover, modePictures[item.mode]],
      isPortrait: false,
    };
  },
  "live-class": async (id, language, now) => {
    const live = await findLive(id, language);
    if (!live) return undefined;
    const { hotSell } = await readSiteMessages(language);
    const teacher = live.teacher_name && withValueSeparator(hotSell.card.teacher) + live.teacher_name;
    return {
      title: live.lesson_name,
      date: liveState(live, now) === "ended" ? undefined : writeTime(Date.parse(live.from), language),
      line: teacher || (live.course_name ?? ""),
      art: [live.cover_url, modePictures.live],
      isPortrait: false,
    };
  },
  teacher: async (id, language, now) => {
    const found = await findTeacher(id, language, now);
    if (!found) return undefined;
    const { teacher, classes, lives } = found;
    const items = classes.map(({ list, seriesClass }) => toItem(list, seriesClass, schoolZone()));
    const starts = lives.map(({ from }) => Date.parse(from));
    return {
      title: teacher.nickname,
      date: nextLesson(items, language, now, starts),
      line: firstSentence(teacher.description ?? "", language),
      price: await lowestPriceOf(items, language),
      art: [teacher.avatar ?? "", "/art/teachers/1.svg"],
      isPortrait: true,
    };
  },
};

/** The start of the next lesson of some classes, or of another of the given starts. */
function nextLesson(
  items: readonly SeriesItem[],
  language: Language,
  now: number,
  otherStarts: readonly number[] = [],
): string | undefined {
  const starts = [...otherStarts, ...items.flatMap((item) => unpackStarts(item.starts))];
  const coming = starts.filter((start) => start > now);
  return coming.length > 0 ? writeTime(Math.min(...coming), language) : undefined;
}

/** Most readers of a language share a time zone; the picture is the same for all of them. */
const writeTime = (instant: number, language: Language) =>
  formatShortInZone(new Date(instant), language, languageFacts[language].timeZone ?? schoolZone());

/** The price of a class in class points, with its estimate in money. */
async function priceOf({ points }: SeriesItem, language: Language): Promise<string | undefined> {
  if (points === 0) return undefined;
  const { prices } = await readSiteMessages(language);
  const text = formatMessage(prices.points, { n: points.toLocaleString(language) }, language);
  return withEstimate(text, points, "class", language);
}

/** The price of the teacher's cheapest lesson in an open class, with its estimate in money. */
async function lowestPriceOf(items: readonly SeriesItem[], language: Language): Promise<string | undefined> {
  const costs = items
    .filter(({ points, lessons }) => points > 0 && lessons > 0)
    .map(({ points, lessons }) => Math.ceil(points / lessons));
  if (costs.length === 0) return undefined;
  const { prices } = await readSiteMessages(language);
  const lowest = Math.min(...costs);
  const text = formatMessage(prices.lessons.start, { n: lowest.toLocaleString(language) }, language);
  return withEstimate(text, lowest, "lesson", language);
}

async function withEstimate(text: string, points: number, bought: "class" | "lesson", language: Language) {
  const { prices } = await readSiteMessages(language);
  const about = formatMessage(prices.about, { amount: "#" }, language);
  const rates = createRateTable(packagesOnSale(), language, about);
  return rates ? text + listSeparator(language) + writeEstimate(points, bought, rates.initial, rates) : text;
}
