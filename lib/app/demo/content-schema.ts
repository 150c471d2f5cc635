import * as z from "zod/mini";
import { regions } from "../../base/reference/campaign-regions";
import { seasonKeyPattern } from "../../subjects/campaign/season-fields";
import { fields } from "../editing/kinds";
import * as rule from "../../engines/content/rules";
import { trialWishes } from "../../base/contract/call-shapes";
import { parseAmount } from "../../subjects/points/prices/amounts";
import { roles } from "../../base/desk/roles";
import { languages, type Language } from "../../base/i18n/languages";
import { placements } from "../../subjects/placements/names";
import type { Localized } from "../../base/db/localized";

/*
 * The schemas of the demo content: texts and relative dates instead of rows. Fields that the desk also has follow its
 * rules. The files under content/demo explain the fields.
 */

const key = z.string().check(z.regex(/^[a-z0-9-]+$/, "A key has lowercase letters, digits and hyphens."));
const amount = z.int().check(z.nonnegative());
const minutes = z.int().check(z.positive());
const optionalTexts = z.optional(fields.placement.alt.schema);

const banner = z.strictObject({
  place: fields.placement.place.schema,
  link: fields.placement.link.schema,
  url: fields.placement.url.schema,
  alt: optionalTexts,
});

/** Placements are ordered as in the file. */
const banners = z.pipe(
  z.array(banner),
  z.transform((rows) =>
    rows.map(({ place, ...row }, index) => ({
      ...placements[place],
      ...row,
      order: rows.slice(0, index + 1).filter((other) => other.place === place).length,
    })),
  ),
);

const partner = z.strictObject({
  name: fields.partner.name.schema,
  names: fields.partner.names.schema,
  link: rule.address().schema,
  content: fields.partner.content.schema,
});

const teacher = z.strictObject({
  key,
  nickname: fields.teacher.nickname.schema,
  avatar: fields.teacher.avatar.schema,
  country: fields.teacher.country.schema,
  languages: fields.teacher.languages.schema,
  recommended: fields.teacher.recommended.schema,
  description: fields.teacher.description.schema,
  meetingUrl: fields.teacher.meetingUrl.schema,
});

const app = z.strictObject({
  address: fields.app.address.schema,
  apkUrl: fields.app.apkUrl.schema,
  version: fields.app.version.schema,
});

/** Type 1 is Android, 2 iOS. */
const appVersions = z.pipe(
  z.strictObject({ android: app, ios: app }),
  z.transform(({ android, ios }) => [
    { type: 1 as const, ...android },
    { type: 2 as const, ...ios },
  ]),
);

const course = z.strictObject({
  key,
  name: fields.course.name.schema,
  brief: fields.course.brief.schema,
  cover: fields.course.cover.schema,
  classPoints: fields.course.levelClassPoints.schema,
});

const recording = z.strictObject({
  course: key,
  lessonName: fields.recording.lessonName.schema,
  cover: fields.recording.cover.schema,
  /** Null for the school's video channel. */
  url: fields.recording.url.schema,
  daysAgo: amount,
});

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time is written like 19:30."));

const live = z.pipe(
  z
    .strictObject({
      courseName: fields.live.courseName.schema,
      lessonName: fields.live.lessonName.schema,
      cover: fields.live.cover.schema,
      teacher: key,
      meetingUrl: fields.live.meetingUrl.schema,
      startsInMinutes: z.optional(z.int()),
      /** The time in Beijing on that day, if it is not the time of day of the seeding. */
      startTime: z.optional(clockTime),
      freeClass: z.optional(amount),
      minutes,
    })
    .check(
      z.refine(
        ({ startsInMinutes, freeClass }) => (startsInMinutes === undefined) !== (freeClass === undefined),
        { error: "It needs startsInMinutes or freeClass, and not both." },
      ),
    ),
  z.transform(({ startsInMinutes = 0, startTime, freeClass, ...plan }) =>
    freeClass === undefined
      ? { ...plan, startsInMinutes, ...(startTime !== undefined && { startTime }) }
      : { ...plan, freeClass },
  ),
);

const names = z.array(rule.text({ most: 200 }).schema);
const optionalNames = z.optional(names);
const namesByLanguage = Object.fromEntries(languages.map((language) => [language, optionalNames])) as Record<
  Language,
  typeof optionalNames
>;

/** Each language has a list of all names, which a translator can read as a whole. */
const lessons = z.pipe(
  z.strictObject({ ...namesByLanguage, "en-US": names.check(z.minLength(1, "required")) }).check(
    z.superRefine((lists, context) => {
      const count = lists["en-US"].length;
      for (const language of languages) {
        const own = lists[language]?.length ?? count;
        if (own === count) continue;
        const message = `The list has ${own} names, the English one ${count}.`;
        context.addIssue({ code: "custom", path: [language], message });
      }
    }),
  ),
  z.transform((lists): Localized[] =>
    lists["en-US"].map((_, index) =>
      Object.fromEntries(
        languages.flatMap((language) => {
          const name = lists[language]?.[index];
          return name === undefined ? [] : [[language, name]];
        }),
      ),
    ),
  ),
);

const seriesClass = z.strictObject({
  key,
  /** Languages in whose recommended list it appears. */
  languages: z._default(fields.series.languages.schema, [...languages]),
  comboName: fields.series.comboName.schema,
  description: fields.series.description.schema,
  cover: fields.series.cover.schema,
  courseMode: fields.series.courseMode.schema,
  level: fields.series.level.schema,
  teacher: key,
  classPoint: fields.series.classPoint.schema,
  length: fields.series.length.schema,
  capacity: fields.series.capacity.schema,
  students: amount,
  /** The displayed state; `applied` is for the demo student. */
  state: z.enum(["open", "almostFull", "full", "expired", "applied"]),
  firstLessonInDays: z.int(),
  /** ISO weekdays of the lessons, in Beijing; or the number of days from one lesson to the next. */
  lessonDays: z.union([
    z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1)),
    z.int().check(z.positive()),
  ]),
  startTime: clockTime,
  lessons,
});

const seriesClasses = (list: "preSale" | "recommended") =>
  z.pipe(
    z.array(seriesClass),
    z.transform((rows) => rows.map((row) => ({ ...row, list }))),
  );

/** A package of class points. Its prices are in major units by currency. */
const pointPackage = z.pipe(
  z.pipe(
    z.strictObject({
      points: fields.pointPackage.points.schema,
      prices: z.record(z.string(), z.number()),
      recommended: z._default(z.boolean(), false),
      validMonths: amount,
    }),
    z.transform(({ prices, ...row }) => ({
      ...row,
      prices: Object.entries(prices).map(([currency, major]) => ({
        currency,
        amount: parseAmount(String(major), currency),
      })),
    })),
  ),
  z.strictObject({
    points: z.int(),
    prices: fields.pointPackage.prices.schema,
    recommended: z.boolean(),
    validMonths: z.int(),
  }),
);

const voice = z.strictObject({
  name: fields.voice.name.schema,
  country: fields.voice.country.schema,
  originalLanguage: fields.voice.originalLanguage.schema,
  quote: fields.voice.quote.schema,
  picture: fields.voice.picture.schema,
  learned: fields.voice.learned.schema,
  consent: fields.voice.consent.schema,
});

/** A running season: the region's first one with another key, texts and dates. */
const season = z.strictObject({
  region: z.enum(regions),
  key: z.string().check(z.regex(seasonKeyPattern, "malformed")),
  name: rule.text({ most: 200 }).schema,
  lead: rule.text({ most: 2000 }).schema,
  talksLead: rule.text({ most: 2000 }).schema,
  /** Days from the reference date, one per talk. */
  talkDays: z.array(z.int()).check(z.minLength(1, "required")),
});

const staffAccount = z.strictObject({
  email: rule.email.schema,
  name: rule.text({ most: 60 }).schema,
  role: z.enum(roles),
});

const account = z.strictObject({
  email: rule.email.schema,
  kind: z.enum(["parent", "student", "teacher"]),
  nickname: rule.text({ most: 60 }).schema,
  avatar: z._default(z.string(), ""),
  /** Email of the parent whose class points the student shares. */
  parent: z.optional(rule.email.schema),
  /** Class points of a parent. */
  points: z.optional(amount),
  /** Key of the teacher of a teacher account. */
  teacher: z.optional(key),
});

/** An arranged trial lesson. */
const trial = z.strictObject({
  /** Email of the student's account. */
  student: rule.email.schema,
  teacher: key,
  inDays: z.int().check(z.positive()),
  startTime: clockTime,
  wishes: trialWishes,
});

/** The schema of each file under content/demo. */
export const demoFiles = {
  accounts: z.strictObject({
    staff: z.array(staffAccount),
    accounts: z.array(account),
    trials: z.array(trial),
  }),
  apps: appVersions,
  banners,
  courses: z.array(course),
  lives: z.array(live),
  packages: z.array(pointPackage),
  partners: z.array(partner),
  recordings: z.array(recording),
  seasons: z.array(season),
  "series-pre-sale": seriesClasses("preSale"),
  "series-recommended": seriesClasses("recommended"),
  teachers: z.array(teacher),
  voices: z.array(voice),
};

export type DemoFile = keyof typeof demoFiles;
export type DemoFileContent<Name extends DemoFile> = z.output<(typeof demoFiles)[Name]>;

export type DemoContent = {
  linkProperties: DemoFileContent<"banners">;
  partners: DemoFileContent<"partners">;
  teachers: DemoFileContent<"teachers">;
  appVersions: DemoFileContent<"apps">;
  seriesClasses: DemoFileContent<"series-pre-sale">;
  lives: DemoFileContent<"lives">;
  recordings: DemoFileContent<"recordings">;
  courses: DemoFileContent<"courses">;
  packages: DemoFileContent<"packages">;
  seasons: DemoFileContent<"seasons">;
  voices: DemoFileContent<"voices">;
} & DemoFileContent<"accounts">;

export type DemoSeriesClass = DemoContent["seriesClasses"][number];
export type DemoLive = DemoContent["lives"][number];
export type DemoRecording = DemoContent["recordings"][number];
export type DemoSeason = DemoContent["seasons"][number];
export type DemoTrial = DemoContent["trials"][number];
export type DemoAccount = DemoContent["accounts"][number];
