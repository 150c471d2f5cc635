import * as z from "zod";
import { isStorable } from "../contract/storable";
import { regions } from "../reference/campaign-regions";
import { isVisible } from "../text/visible";
import { seasonKeyPattern } from "./season-fields";

/*
 * The schema of a campaign season, in files under content/campaign and in the database. It contains what marketers change from
 * season to season; constant texts are under `words/`.
 */

/** Error messages of the rules. lib/campaign/season-problems translates them for the desk. */
export const seasonRules = {
  empty: "must not be empty",
  unstorable: "must not hold a character that cannot be stored",
  key: "must be lowercase letters, digits and hyphens, like 2021-01",
  picture: "must be a picture of this site, like /art/campaign/hero-vn.svg",
  pictureGone: "names an uploaded picture that does not exist",
  address: "must be an https or mailto address",
  day: "must be a day like 2021-01-11",
  time: "must be a time like 19:00",
  offset: "must be like +07:00",
  offsetOnDay: "is not the offset of the time zone on",
  untilAfterFrom: "must be after `from`",
  nobody: "is not defined under `people`",
  dateWithLink: "and `link` must both be set, or neither",
  dateOrder: "must be after the date of the previous talk",
  dateOutside: "must be in the season",
} as const;

/** YAML escapes can produce any character, so texts are checked after parsing. */
const text = z.string().refine(isStorable, seasonRules.unstorable);
const visibleText = (max: number) => text.max(max).refine(isVisible, seasonRules.empty);
/** A single line, such as a title, name or label. */
const line = visibleText(200);
const prose = visibleText(2000);

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
  /** A few words for the name tag. */
  role: line,
  img: picture,
  /** One line each. */
  details: z.array(line).max(6),
});
/** Names under `people`. */
const speakers = z.array(key).min(1).max(6);

/** A talk (spec section 3, Session item). Without a date it is only a recording. */
const session = z.strictObject({
  title: line,
  subTitle: line,
  subDesc: prose,
  /** Cover picture. */
  img: picture,
  /** Character that marks the talk on the timeline. */
  imgLine: text.min(1).max(4),
  /** Date in the season's time zone. */
  date: day.optional(),
  /** Address to join the talk. */
  link: address.optional(),
  /** Address of the recording. */
  recording: address,
  speakers,
});

/** A voucher: its purpose, and its value in the region's currency format. */
const voucher = z.strictObject({ name: line, value: line, note: line.optional() });
const vouchers = z.tuple([voucher, voucher], {
  error: "must be two: for the service and for the HSK course",
});

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
  /** First day; starts at midnight in the season's time zone. */
  from: day,
  /** Day after the last day; exclusive. */
  until: day,
  name: line,
  /** Time zone of all dates, and its name for visitors. China and the regions have no daylight saving time. */
  zone: z.strictObject({
    id: zoneId,
    offset: z.string().regex(/^[+-]\d\d:\d\d$/, seasonRules.offset),
    name: line,
  }),
  dateFormat: z.enum(["YYYY/MM/DD", "DD MMM YYYY", "MMMM D, YYYY"]),
  /** Start of every talk in the season's time zone, and its length in minutes. */
  eventTime: time,
  eventMinutes: z.int().min(5).max(600),
  title: line,
  lead: prose,
  /** Benefit of enrolling; shown until the vouchers end. */
  offer: line,
  /** Wide hero picture. */
  art: picture,
  /** All speakers by a short name. */
  people: z.record(key, speaker),
  /** Speakers in the hero, with name tags. */
  speakers,
  talksLead: prose,
  sessions: z.array(session).min(1).max(40),
  vouchersLead: prose,
  /** Shown on the home page. */
  vouchers,
  /** Shown after enrolment. */
  coupons: vouchers,
  /** Last day of vouchers and coupons, in the season's time zone. */
  couponExpiry: day,
  /** Total value of both coupons, on the prize button. */
  prizeWorth: line,
  /** Where vouchers are activated: a chat group or a contact address. */
  group: z.strictObject({
    name: line,
    link: address,
    /** Texts of the enrolled page until and after the coupons' last day. */
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

/** A season as stored. */
export type SeasonBody = z.output<typeof fields>;

/** Whether visitors can see the season. */
export const seasonState = z.enum(["draft", "published"], { error: "must be draft or published" });
export type SeasonState = z.output<typeof seasonState>;

/** Rules between fields; runs after each field is valid. */
const crossFieldRules = z.custom<SeasonBody>().superRefine((body, context) => {
  const addIssue = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  if (body.from >= body.until) addIssue(["until"], seasonRules.untilAfterFrom);
  const checkNames = (names: string[], path: (string | number)[]) =>
    names.forEach((name, index) => {
      if (!Object.hasOwn(body.people, name)) addIssue([...path, index], `${seasonRules.nobody}: ${name}`);
    });
  checkNames(body.speakers, ["speakers"]);
  let previousDate = "";
  body.sessions.forEach(({ date, link, speakers: talkSpeakers }, index) => {
    const at = (name: string) => ["sessions", index, name];
    checkNames(talkSpeakers, ["sessions", index, "speakers"]);
    if ((date === undefined) !== (link === undefined)) addIssue(at("date"), seasonRules.dateWithLink);
    if (date === undefined) return;
    if (date <= previousDate) addIssue(at("date"), seasonRules.dateOrder);
    if (date < body.from || date >= body.until) addIssue(at("date"), seasonRules.dateOutside);
    if (!isOffsetCorrect(body.zone, date, body.eventTime))
      addIssue(["zone", "offset"], `${seasonRules.offsetOnDay} ${date}`);
    previousDate = date;
  });
});

export const seasonBody = fields.pipe(crossFieldRules);

function isZone(id: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: id }));
  } catch {
    return false;
  }
}

function isOffsetCorrect(zone: SeasonBody["zone"], date: string, at: string): boolean {
  const format = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: zone.id,
  });
  return format.format(new Date(`${date}T${at}:00${zone.offset}`)) === `${date} ${at}`;
}
