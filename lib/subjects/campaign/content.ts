import "../../base/forms/without-eval";
import * as z from "zod/mini";
import { cleanText } from "../../engines/content/rules";
import { defineContentType, type AddIssue, type RecordFields } from "../../engines/content/type";
import { deskScreens } from "../../base/desk/screens";
import { internalPaths } from "../../base/paths";
import { regions, type Region } from "../../base/reference/campaign-regions";
import { isTimeZone } from "../../base/reference/time-zones";
import { seasonKeyPattern } from "./season-fields";

/*
 * The schema of a campaign season, in files under content/campaign and in the database. It contains what marketers change from
 * season to season; constant texts are under `words/`.
 */

/** Error messages of the rules. components/desk/campaign/season-values translates them for the desk. */
export const seasonRules = {
  empty: "must not be empty",
  key: "must be lowercase letters, digits and hyphens, like 2021-01",
  picture: "must be a picture of this site, like /art/campaign/hero-vn.svg",
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

const requiredText = (max: number, isLong = false) =>
  cleanText(isLong).check(z.maxLength(max), z.minLength(1, seasonRules.empty));
/** A single line, such as a title, name or label. */
const line = requiredText(200);
/** A text that may have several lines. */
const prose = requiredText(2000, true);

const key = z.string().check(z.regex(seasonKeyPattern, seasonRules.key));
const picture = z.string().check(z.regex(/^\/[\w/.-]{1,200}$/, seasonRules.picture));
const address = cleanText().check(
  z.minLength(1, { error: seasonRules.empty, abort: true }),
  z.maxLength(500),
  z.url({ protocol: /^(https|mailto)$/, error: seasonRules.address }),
);
const day = z.iso.date(seasonRules.day);
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, seasonRules.time));
const zoneId = z.string().check(z.refine(isTimeZone, "must be a time zone like Asia/Jakarta"));

const speaker = z.strictObject({
  name: line,
  /** A few words for the name tag. */
  role: line,
  img: picture,
  /** One sentence in the speaker's own words. */
  quote: z.optional(line),
  /** University, year of study and scholarship of a speaker who studies in China. */
  school: z.optional(line),
  year: z.optional(line),
  scholarship: z.optional(line),
  /** One line each. */
  details: z.array(line).check(z.maxLength(6)),
});
/** Names under `people`. */
const speakers = z.array(key).check(z.minLength(1), z.maxLength(6));

/** A talk (spec section 3, Session item). Without a date it is only a recording. */
const session = z.strictObject({
  title: line,
  subTitle: line,
  subDesc: prose,
  /** Cover picture. */
  img: picture,
  /** Character that marks the talk on the timeline. */
  imgLine: requiredText(4),
  /** Date in the season's time zone. */
  date: z.optional(day),
  /** Address to join the talk. */
  link: z.optional(address),
  /** Address of the recording. */
  recording: address,
  speakers,
});

const count = z.int().check(z.positive());

/** A voucher: its purpose, its value in the region's currency format, and the same value in yuan (spec section 2). */
const voucher = z.strictObject({
  name: line,
  value: line,
  yuan: z.optional(count),
  note: z.optional(line),
});
const vouchers = z.tuple([voucher, voucher], {
  error: "must be two: for the service and for the HSK course",
});

const titledText = z.strictObject({ title: line, text: prose });

const hskTeacher = z.strictObject({
  name: line,
  role: line,
  img: picture,
  points: z.array(line).check(z.length(3)),
});

/** Each row of its table is a text or a list (spec section 2). */
const syllabus = z.strictObject({
  level: z.union([z.literal(4), z.literal(5)]),
  words: count,
  grammarPoints: count,
  sessions: count,
  goal: prose,
  requirements: prose,
  duration: prose,
  plan: z.array(z.strictObject({ part: line, text: prose })).check(z.minLength(1), z.maxLength(20)),
  schedule: prose,
  material: z.array(line).check(z.minLength(1), z.maxLength(20)),
});

/** A field that the season's own form shows (components/desk/campaign). */
const own = <Schema extends z.core.$ZodType>(schema: Schema) => ({ input: "own", schema }) as const;

/** A season of the campaign: a content type whose form, table and YAML view are its own. */
export const seasonContent = defineContentType({
  fields: {
    region: own(z.enum(regions, { error: `must be one of ${regions.join(", ")}` })),
    /** Name of the season within its region. A phone enrolls once in it (docs/decisions/0024-campaign.md). */
    key: own(key),
    /** First day; starts at midnight in the season's time zone. */
    from: own(day),
    /** Day after the last day; exclusive. */
    until: own(day),
    name: own(line),
    /** Time zone of all dates, and its name for visitors. China and the regions have no daylight saving time. */
    zone: own(
      z.strictObject({
        id: zoneId,
        offset: z.string().check(z.regex(/^[+-]\d\d:\d\d$/, seasonRules.offset)),
        name: line,
      }),
    ),
    dateFormat: own(z.enum(["YYYY/MM/DD", "DD MMM YYYY", "MMMM D, YYYY"])),
    /** Start of every talk in the season's time zone, and its length in minutes. */
    eventTime: own(time),
    eventMinutes: own(z.int().check(z.gte(5), z.lte(600))),
    title: own(line),
    lead: own(prose),
    /** Benefit of enrolling; shown until the vouchers end. */
    offer: own(line),
    /** Wide hero picture. */
    art: { ...own(picture), input: "picture" },
    /** All speakers by a short name. */
    people: own(z.record(key, speaker)),
    /** Speakers in the hero, with name tags. */
    speakers: own(speakers),
    talksLead: own(prose),
    sessions: own(z.array(session).check(z.minLength(1), z.maxLength(40))),
    vouchersLead: own(prose),
    vouchers: own(vouchers),
    /** Last day of the vouchers, in the season's time zone. */
    couponExpiry: own(day),
    /** Total value of both vouchers, on the prize button and the bar at the bottom. */
    prizeWorth: own(line),
    /** Where vouchers are activated: a chat group or a contact address. */
    group: own(
      z.strictObject({
        name: line,
        link: address,
        /** Texts of the enrolled page until and after the vouchers' last day. */
        lead: prose,
        expiredText: prose,
        join: line,
        joinText: line,
      }),
    ),
    hskBlock: own(
      z.strictObject({
        title: line,
        lead: prose,
        rules: z.array(prose).check(z.minLength(1), z.maxLength(10)),
      }),
    ),
    hsk: own(
      z.strictObject({
        title: line,
        lead: prose,
        advantages: z.array(titledText).check(z.length(4)),
        teachers: z.array(hskTeacher).check(z.length(2)),
        audiences: z.array(titledText).check(z.length(3)),
        features: z.array(titledText).check(z.length(3)),
        syllabuses: z.array(syllabus).check(z.length(2)),
      }),
    ),
  },
  titleField: "name",
  fillsPages: true,
  listPath: deskScreens.campaign.path,
  // A season with another key is another one.
  identityField: "key",
  maxRecords: 200,
  pages: (_, { region }) =>
    (["home", "enroll", "enrolled", "hsk"] as const).map((page) =>
      internalPaths.campaign(page, region as Region),
    ),
  isUnpublishable: true,
  rules: checkBetweenFields,
});

export const seasonBody = seasonContent.schema;

/** A season as stored. */
export type SeasonBody = RecordFields<typeof seasonContent>;

/** Whether visitors can see the season. */
export const seasonState = z.enum(["draft", "published"], { error: "must be draft or published" });
export type SeasonState = z.output<typeof seasonState>;

type RelatedFields = {
  from: string;
  until: string;
  zone: { id: string; offset: string };
  eventTime: string;
  people: Readonly<Record<string, unknown>>;
  speakers: readonly string[];
  sessions: readonly Pick<z.output<typeof session>, "date" | "link" | "speakers">[];
};

/** Checks what the fields say together. */
function checkBetweenFields(body: RelatedFields, addIssue: AddIssue): void {
  if (body.from >= body.until) addIssue(["until"], seasonRules.untilAfterFrom);
  const checkNames = (names: readonly string[], path: (string | number)[]) =>
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
}

function isOffsetCorrect(zone: RelatedFields["zone"], date: string, at: string): boolean {
  const format = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: zone.id,
  });
  return format.format(new Date(`${date}T${at}:00${zone.offset}`)) === `${date} ${at}`;
}
