import { readInteger } from "../text/digits";
import { isVisible } from "../text/visible";
import { seasonPictures } from "../campaign/season-pictures";
import type { SeasonBody } from "../campaign/season-schema";

/*
 * A season as a form holds it: what is left out of the schema is an empty text, and numbers are as they are typed.
 * `toSeasonValues` and `toSeasonBody` are each other's opposite. What the form does not ask for goes through untouched.
 */

type Talk = SeasonBody["sessions"][number];
type Voucher = SeasonBody["vouchers"][number];
export type TalkValue = Omit<Talk, "date" | "link"> & { date: string; link: string };
type VoucherValue = Omit<Voucher, "note"> & { note: string };

type Syllabus = SeasonBody["hsk"]["syllabuses"][number];
const counts = ["words", "grammarPoints", "sessions"] as const;
type SyllabusValue = Omit<Syllabus, (typeof counts)[number]> & Record<(typeof counts)[number], string>;

export type SeasonValues = Omit<SeasonBody, "eventMinutes" | "sessions" | "vouchers" | "coupons" | "hsk"> & {
  hsk: Omit<SeasonBody["hsk"], "syllabuses"> & { syllabuses: SyllabusValue[] };
  eventMinutes: string;
  sessions: TalkValue[];
  vouchers: VoucherValue[];
  coupons: VoucherValue[];
};

export function toSeasonValues(body: SeasonBody): SeasonValues {
  const withNote = ({ note = "", ...rest }: Voucher) => ({ ...rest, note });
  return {
    ...body,
    eventMinutes: String(body.eventMinutes),
    sessions: body.sessions.map(({ date = "", link = "", ...rest }) => ({ ...rest, date, link })),
    vouchers: body.vouchers.map(withNote),
    coupons: body.coupons.map(withNote),
    hsk: {
      ...body.hsk,
      syllabuses: body.hsk.syllabuses.map((syllabus) => ({ ...syllabus, ...countsOf(syllabus, String) })),
    },
  };
}

/** The numbers of a syllabus, each turned into something else. */
const countsOf = <From, To>(syllabus: Record<(typeof counts)[number], From>, turn: (count: From) => To) =>
  Object.fromEntries(counts.map((name) => [name, turn(syllabus[name])])) as Record<
    (typeof counts)[number],
    To
  >;
/** What is no number is none, which the schema tells. */
const asNumber = (text: string) => (isVisible(text) ? readInteger(text) : undefined);

/** As the schema wants it, which then says whether it is right. */
export function toSeasonBody(values: SeasonValues): Record<string, unknown> {
  const { eventMinutes, sessions, vouchers, coupons, people, hskBlock, hsk } = values;
  const withNote = ({ note, ...voucher }: VoucherValue) => ({ ...voucher, ...(note && { note }) });
  return {
    // In their order, also where the schema does not take them yet.
    ...values,
    eventMinutes: asNumber(eventMinutes),
    people: Object.fromEntries(
      Object.entries(people).map(([key, person]) => [key, { ...person, details: written(person.details) }]),
    ),
    sessions: sessions.map(({ date, link, ...talk }) => ({
      ...talk,
      ...(date && { date }),
      ...(link && { link }),
    })),
    vouchers: vouchers.map(withNote),
    coupons: coupons.map(withNote),
    hskBlock: { ...hskBlock, rules: written(hskBlock.rules) },
    hsk: {
      ...hsk,
      teachers: hsk.teachers.map((teacher) => ({ ...teacher, points: written(teacher.points) })),
      syllabuses: hsk.syllabuses.map((syllabus) => ({
        ...syllabus,
        ...countsOf(syllabus, asNumber),
        material: written(syllabus.material),
      })),
    },
  };
}

/** A line that nothing stands in is none. */
const written = (lines: string[]) => lines.filter(isVisible);

const dayMs = 86_400_000;
/** A day so many days later; what is no day stays as it is. */
export function laterDay(day: string, days: number): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : new Date(at + days * dayMs).toISOString().slice(0, 10);
}

/** The next season, made of an earlier one: all its days are moved by as many as its first. */
export function nextSeason(body: SeasonBody, next: Pick<SeasonBody, "key" | "name" | "from">): SeasonBody {
  const days = Math.round((Date.parse(next.from) - Date.parse(body.from)) / dayMs);
  return {
    ...body,
    ...next,
    until: laterDay(body.until, days),
    couponExpiry: laterDay(body.couponExpiry, days),
    sessions: body.sessions.map((talk) => ({
      ...talk,
      ...(talk.date !== undefined && { date: laterDay(talk.date, days) }),
    })),
  };
}

/** Pictures that a season shows already: what one can choose from. */
export const picturesIn = (values: SeasonValues): string[] => [
  ...new Set(seasonPictures(values).map(([, address]) => address)),
];
