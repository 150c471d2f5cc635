import { parseWholeNumber } from "../../base/text/grouped-number";
import { isVisible } from "../../base/text/visible";
import { textsIn } from "../../engines/content/texts-in";
import type { SeasonBody } from "./content";

/*
 * Conversion between a season and its form values: absent optional texts are empty strings, and numbers are text.
 * `toSeasonValues` and `toSeasonBody` are inverse, also for a season that is not complete (./fits-form). Fields without an
 * input pass through unchanged.
 */

type Talk = SeasonBody["sessions"][number];
type Voucher = SeasonBody["vouchers"][number];
export type TalkValue = Omit<Talk, "date" | "link"> & { date: string; link: string };
type VoucherValue = Omit<Voucher, "note" | "yuan"> & { note: string; yuan: string };

type Person = SeasonBody["people"][string];
/** The optional texts of a speaker. */
const personTexts = ["quote", "school", "year", "scholarship"] as const;
export type PersonValue = Person & Record<(typeof personTexts)[number], string>;
export const emptyPerson = { name: "", role: "", quote: "", school: "", year: "", scholarship: "" } as const;

type Syllabus = SeasonBody["hsk"]["syllabuses"][number];
const counts = ["words", "grammarPoints", "sessions"] as const;
type SyllabusValue = Omit<Syllabus, (typeof counts)[number]> & Record<(typeof counts)[number], string>;

export type SeasonValues = Omit<SeasonBody, "eventMinutes" | "people" | "sessions" | "vouchers" | "hsk"> & {
  people: Record<string, PersonValue>;
  hsk: Omit<SeasonBody["hsk"], "syllabuses"> & { syllabuses: SyllabusValue[] };
  eventMinutes: string;
  sessions: TalkValue[];
  vouchers: VoucherValue[];
};

export function toSeasonValues(body: SeasonBody): SeasonValues {
  const withTexts = (person: Person): PersonValue => ({ ...emptyPerson, ...person });
  return {
    ...body,
    eventMinutes: writeNumber(body.eventMinutes),
    people: Object.fromEntries(Object.entries(body.people).map(([key, person]) => [key, withTexts(person)])),
    sessions: body.sessions.map(({ date = "", link = "", ...rest }) => ({ ...rest, date, link })),
    vouchers: body.vouchers.map(({ yuan, note = "", ...rest }) => ({
      ...rest,
      yuan: writeNumber(yuan),
      note,
    })),
    hsk: {
      ...body.hsk,
      syllabuses: body.hsk.syllabuses.map((syllabus) => ({
        ...syllabus,
        ...mapCounts(syllabus, writeNumber),
      })),
    },
  };
}

/** Converts each number of a syllabus. */
const mapCounts = <From, To>(syllabus: Record<(typeof counts)[number], From>, convert: (count: From) => To) =>
  Object.fromEntries(counts.map((name) => [name, convert(syllabus[name])])) as Record<
    (typeof counts)[number],
    To
  >;
const writeNumber = (value: unknown) => String(value ?? "");

const withoutEmptyTexts = (person: PersonValue) =>
  Object.fromEntries(
    Object.entries(person).filter(
      ([name, text]) => !personTexts.some((one) => one === name) || isVisible(String(text)),
    ),
  );

/** Text that is not a whole number stays unchanged, so that the schema reports it. */
function parseNumber(text: string): number | string | undefined {
  if (!isVisible(text)) return undefined;
  const value = parseWholeNumber(text);
  return Number.isNaN(value) ? text : value;
}

/** Converts form values to a season's fields; the schema validates them afterwards. */
export function toSeasonBody(values: SeasonValues): Record<string, unknown> {
  const { eventMinutes, sessions, vouchers, people, hskBlock, hsk } = values;
  return {
    // Spread first, so that fields keep their order even while the schema rejects them.
    ...values,
    eventMinutes: parseNumber(eventMinutes),
    people: Object.fromEntries(
      Object.entries(people).map(([key, person]) => [
        key,
        { ...withoutEmptyTexts(person), details: visibleLines(person.details) },
      ]),
    ),
    sessions: sessions.map(({ date, link, ...talk }) => ({
      ...talk,
      ...(date && { date }),
      ...(link && { link }),
    })),
    vouchers: vouchers.map(({ yuan, note, ...voucher }) => ({
      ...voucher,
      ...(isVisible(yuan) && { yuan: parseNumber(yuan) }),
      ...(note && { note }),
    })),
    hskBlock: { ...hskBlock, rules: visibleLines(hskBlock.rules) },
    hsk: {
      ...hsk,
      teachers: hsk.teachers.map((teacher) => ({ ...teacher, points: visibleLines(teacher.points) })),
      syllabuses: hsk.syllabuses.map((syllabus) => ({
        ...syllabus,
        ...mapCounts(syllabus, parseNumber),
        material: visibleLines(syllabus.material),
      })),
    },
  };
}

/** Removes empty lines. */
const visibleLines = (lines: string[]) => lines.filter(isVisible);

const dayMs = 86_400_000;
/** Moves a day by days; an invalid one stays unchanged. */
export function shiftDay(day: string, days: number): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : new Date(at + days * dayMs).toISOString().slice(0, 10);
}

/** Creates the next season from an earlier one: all days move by as many as the first. */
export function nextSeason(body: SeasonBody, next: Pick<SeasonBody, "key" | "name" | "from">): SeasonBody {
  const days = Math.round((Date.parse(next.from) - Date.parse(body.from)) / dayMs);
  return {
    ...body,
    ...next,
    until: shiftDay(body.until, days),
    couponExpiry: shiftDay(body.couponExpiry, days),
    sessions: body.sessions.map((talk) => ({
      ...talk,
      ...(talk.date !== undefined && { date: shiftDay(talk.date, days) }),
    })),
  };
}

/** All pictures of a season with their paths, such as `sessions.0.img`. */
export const seasonPictures = (season: object) =>
  textsIn(season).filter(([path]) => path === "art" || path.endsWith(".img"));

/** Addresses of the season's pictures, as choices for its picture fields. */
export const picturesIn = (values: object): string[] => [
  ...new Set(seasonPictures(values).map(([, address]) => address)),
];
