import * as z from "zod";
import { isStorable } from "../contract/storable";
import { regions } from "./region";
import { isVisible } from "../text/visible";
import { seasonKeyPattern } from "./season-fields";

/*
 * The one schema of a campaign's season: of its file under content/campaign, and of its body in the database. What a
 * marketer changes from one season to the next is in here; the words around it, which stay, are under `words/`.
 */

/** What is said of a value that breaks a rule. The desk says the same in its own words (lib/desk/season-problems). */
export const seasonRules = {
  empty: "must not be empty",
  unstorable: "must not hold a character that cannot be stored",
  key: "must be small letters, digits and hyphens, like 2021-01",
  picture: "must be a picture of this site, like /art/campaign/hero-vn.svg",
  pictureGone: "names an uploaded picture that is not there",
  address: "must be an https or mailto address",
  day: "must be a day like 2021-01-11",
  time: "must be a time like 19:00",
  offset: "must be like +07:00",
  offsetOnDay: "is not so on",
  untilAfterFrom: "must be after `from`",
  nobody: "is nobody under `people`",
  dateWithLink: "and `link` stand together, or neither does",
  dateOrder: "must be after the date of the talk before",
  dateOutside: "must be in the season",
} as const;

/** What the text of a season says may still become something else: YAML has ways to write every character. */
const text = z.string().refine(isStorable, seasonRules.unstorable);
const said = (max: number) => text.max(max).refine(isVisible, seasonRules.empty);
/** A title, a name, a label. */
const line = said(200);
const prose = said(2000);

const key = z.string().regex(seasonKeyPattern, seasonRules.key);
const picture = z.string().regex(/^\/[\w/.-]{1,200}$/, seasonRules.picture);
const address = z
  .url({ protocol: /^(https|mailto)$/, error: seasonRules.address })
  .max(500)
  .refine(isStorable, seasonRules.unstorable);
const day = z.iso.date(seasonRules.day);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, seasonRules.time);
const zoneId = z.string().refine(isZone, "must be a time zone like Asia/Jakarta");

const speaker = z.strictObject({
  name: line,
  /** In a few words, for the name tag. */
  role: line,
  img: picture,
  /** One line each. */
  details: z.array(line).max(6),
});
/** Names under `people`. */
const speakers = z.array(key).min(1).max(6);

/** A talk (spec section 3, Session item). Without a date it is a recording from the start. */
const session = z.strictObject({
  title: line,
  subTitle: line,
  subDesc: prose,
  /** Cover. */
  img: picture,
  /** The character that marks it on the timeline. */
  imgLine: text.min(1).max(4),
  /** In the region. */
  date: day.optional(),
  /** Where it is joined. */
  link: address.optional(),
  /** Where it is watched after its end. */
  recording: address,
  speakers,
});

/** What it is for, and what it is worth as the region writes money. */
const voucher = z.strictObject({ name: line, value: line, note: line.optional() });
const vouchers = z.tuple([voucher, voucher], { error: "must be two: for the service, for the HSK course" });

const titledText = z.strictObject({ title: line, text: prose });

const hskTeacher = z.strictObject({ name: line, role: line, img: picture, points: z.array(line).length(3) });

/** Each row of its table is a text or a list (spec section 2). */
const syllabus = z.strictObject({
  level: z.union([z.literal(4), z.literal(5)]),
  words: z.int().positive(),
  grammarPoints: z.int().positive(),
  sessions: z.int().positive(),
  goal: prose,
  requirements: prose,
  duration: prose,
  plan: z
    .array(z.strictObject({ part: line, text: prose }))
    .min(1)
    .max(20),
  schedule: prose,
  material: z.array(line).min(1).max(20),
});

const fields = z.strictObject({
  region: z.enum(regions, { error: `must be one of ${regions.join(", ")}` }),
  /** Name of the season within its region. A phone enrolls once per key (docs/decisions/0024-campaign.md). */
  key,
  /** From midnight of this day in the region. */
  from: day,
  /** Until midnight of this day in the region: the first day that is not the season's any more. */
  until: day,
  name: line,
  /** What the region's dates are counted in, and how readers call it. China and the regions keep no summer time. */
  zone: z.strictObject({
    id: zoneId,
    offset: z.string().regex(/^[+-]\d\d:\d\d$/, seasonRules.offset),
    name: line,
  }),
  dateFormat: z.enum(["YYYY/MM/DD", "DD MMM YYYY", "MMMM D, YYYY"]),
  /** Start of every talk in the region, and its length. */
  eventTime: time,
  eventMinutes: z.int().min(5).max(600),
  title: line,
  lead: prose,
  /** What enrolling brings: shown while the vouchers hold. */
  offer: line,
  /** Wide picture of the hero. */
  art: picture,
  /** Everyone who speaks, by a short name. */
  people: z.record(key, speaker),
  /** In the hero, with their name tags. */
  speakers,
  talksLead: prose,
  sessions: z.array(session).min(1).max(40),
  vouchersLead: prose,
  /** On the home page. */
  vouchers,
  /** After enrolment. */
  coupons: vouchers,
  /** Last day of both, in the region. */
  couponExpiry: day,
  /** Both coupons together, on the prize button. */
  prizeWorth: line,
  /** Where a voucher is activated: a chat group, or an address to write to. */
  group: z.strictObject({
    name: line,
    link: address,
    /** On the enrolled page, before and after the coupons' last day. */
    lead: prose,
    expiredText: prose,
    join: line,
    joinText: line,
  }),
  hskBlock: z.strictObject({ title: line, lead: prose, rules: z.array(prose).min(1).max(10) }),
  hsk: z.strictObject({
    title: line,
    lead: prose,
    advantages: z.array(titledText).length(4),
    teachers: z.array(hskTeacher).length(2),
    audiences: z.array(titledText).length(3),
    features: z.array(titledText).length(3),
    syllabuses: z.array(syllabus).length(2),
  }),
});

/** A season as it is written. */
export type SeasonBody = z.output<typeof fields>;

/** Whether visitors may see it. */
export const seasonState = z.enum(["draft", "published"], { error: "must be draft or published" });
export type SeasonState = z.output<typeof seasonState>;

/** What holds between fields, each of which is right. */
const whole = z.custom<SeasonBody>().superRefine((body, context) => {
  const wrong = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  if (body.from >= body.until) wrong(["until"], seasonRules.untilAfterFrom);
  const named = (names: string[], path: (string | number)[]) =>
    names.forEach((name, index) => {
      if (!Object.hasOwn(body.people, name)) wrong([...path, index], `${seasonRules.nobody}: ${name}`);
    });
  named(body.speakers, ["speakers"]);
  let before = "";
  body.sessions.forEach(({ date, link, speakers: theirs }, index) => {
    const at = (name: string) => ["sessions", index, name];
    named(theirs, ["sessions", index, "speakers"]);
    if ((date === undefined) !== (link === undefined)) wrong(at("date"), seasonRules.dateWithLink);
    if (date === undefined) return;
    if (date <= before) wrong(at("date"), seasonRules.dateOrder);
    if (date < body.from || date >= body.until) wrong(at("date"), seasonRules.dateOutside);
    if (!offsetHolds(body.zone, date, body.eventTime))
      wrong(["zone", "offset"], `${seasonRules.offsetOnDay} ${date}`);
    before = date;
  });
});

export const seasonBody = fields.pipe(whole);

function isZone(id: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: id }));
  } catch {
    return false;
  }
}

function offsetHolds(zone: SeasonBody["zone"], date: string, at: string): boolean {
  const written = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: zone.id,
  });
  return written.format(new Date(`${date}T${at}:00${zone.offset}`)) === `${date} ${at}`;
}
