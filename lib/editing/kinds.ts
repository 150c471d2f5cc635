import * as z from "zod/mini";
import { courseModes } from "../series/item";
import { placements } from "../placements/names";
import * as rule from "../content/rules";

/*
 * All kinds of published content: the fields of a record, their rules and their inputs. The desk's forms, its
 * calls and the provider's validation derive from this table.
 */

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

/** Figures that texts mention. */
const figure = rule.number({ least: 0, most: 100_000_000 });

/** Far above any real price. */
const points = { least: 0, most: 100_000 };

export const fields = {
  placement: {
    place: rule.choice(places),
    link: rule.picture("placement"),
    url: rule.optionalAddress,
    alt: rule.texts({ most: 200, optional: true }),
    shownFrom: rule.optionalInstant,
    shownUntil: rule.optionalInstant,
    languages: rule.someLanguages,
  },
  partner: {
    name: rule.text({ most: 120 }),
    link: rule.optionalAddress,
    content: rule.picture("5:2"),
  },
  teacher: {
    nickname: rule.texts({ most: 60 }),
    avatar: rule.picture("1:1"),
    country: rule.country,
    description: rule.texts({ most: 2000, long: true }),
    recommended: rule.flag,
  },
  app: {
    address: rule.address(),
    apkUrl: rule.address(),
    version: rule.text({ most: 40 }),
  },
  course: {
    name: rule.texts({ most: 120 }),
    brief: rule.texts({ most: 500, long: true }),
    cover: rule.picture("16:9"),
    // The entry at index 1 is the price that is shown (spec section 3).
    levelClassPoints: rule.numbers({ ...points, atLeast: 2, upTo: 10 }),
  },
  live: {
    courseName: rule.texts({ most: 120 }),
    lessonName: rule.texts({ most: 200 }),
    cover: rule.picture("16:9"),
    teacherId: rule.optionalReference("teacher"),
    startsAt: rule.instant,
    endsAt: rule.instant,
  },
  recording: {
    courseId: rule.reference("course"),
    lessonName: rule.texts({ most: 200 }),
    cover: rule.picture("16:9"),
    url: rule.optionalAddress,
    startsAt: rule.instant,
    liveId: rule.optionalReference("live"),
  },
  series: {
    list: rule.choice(["preSale", "recommended"]),
    languages: rule.someLanguages,
    comboName: rule.texts({ most: 120 }),
    description: rule.texts({ most: 3000, long: true }),
    courseMode: rule.choice(courseModes),
    level: rule.text({ most: 60 }),
    teacherId: rule.reference("teacher"),
    classPoint: rule.number(points),
    // Lessons last 30 or 60 minutes (spec section 9); a school may choose others.
    length: rule.number({ least: 5, most: 600 }),
    capacity: rule.number({ least: 1, most: 10_000 }),
    deadline: rule.instant,
    closed: rule.flag,
    lessons: rule.lessons,
  },
  /** The single record of facts about the school; `content/school.yaml` documents each. */
  school: {
    name: rule.texts({ most: 40, plain: true }),
    hanName: rule.text({ most: 20, plain: true, optional: true }),
    legalName: rule.texts({ most: 120, plain: true }),
    founded: rule.number({ least: 1800, most: 2100 }),
    phone: rule.phone,
    email: rule.email,
    offices: rule.offices,
    filingNumber: rule.text({ most: 60, optional: true }),
    filingUrl: rule.webAddress({ optional: true }),
    wechat: rule.webAddress(),
    instagram: rule.webAddress({ optional: true }),
    tiktok: rule.webAddress({ optional: true }),
    facebook: rule.webAddress({ optional: true }),
    zalo: rule.webAddress({ optional: true }),
    whatsapp: rule.webAddress({ optional: true }),
    videoChannel: rule.webAddress(),
    speedTest: rule.webAddress(),
    teachers: figure,
    partnerUniversities: figure,
    studentsInCourses: figure,
    studentsWithFreeClasses: figure,
    enrolled: figure,
    trialValue: figure,
    vietnamLegalName: rule.text({ most: 120, plain: true }),
    vietnamAddress: rule.text({ most: 300, plain: true }),
    vietnamTaxCode: rule.text({ most: 40, plain: true }),
    vietnamPhone: rule.phone,
    vietnamEmail: rule.email,
  },
} as const;

export type Kind = keyof typeof fields;
export const kindNames = Object.keys(fields) as [Kind, ...Kind[]];
/** Maximum number of records per kind, so that unpaged lists stay short. */
export const maxRecords: Record<Kind, number> = {
  placement: 100,
  partner: 200,
  teacher: 500,
  app: 2,
  course: 99,
  live: 2000,
  recording: 5000,
  series: 2000,
  school: 1,
};

type FieldTable = typeof fields;
type Shape<Of extends Kind> = {
  -readonly [Name in keyof FieldTable[Of]]: FieldTable[Of][Name] extends { schema: infer Schema }
    ? Schema
    : never;
};
/** Validated fields of a record. */
export type FieldsOf<Of extends Kind> = {
  [Name in keyof Shape<Of>]: Shape<Of>[Name] extends z.core.$ZodType ? z.output<Shape<Of>[Name]> : never;
};
export type Fields = { [Name in Kind]: FieldsOf<Name> }[Kind];

const objectOf = <Of extends Kind>(kind: Of) =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields[kind]).map(([name, { schema }]) => [name, schema])),
  ) as unknown as z.ZodMiniType<FieldsOf<Of>>;

/** Rules between the fields of one record. */
export const schemas: { [Of in Kind]: z.ZodMiniType<FieldsOf<Of>> } = {
  placement: objectOf("placement").check(
    z.refine(({ shownFrom, shownUntil }) => !shownFrom || !shownUntil || shownUntil > shownFrom, {
      path: ["shownUntil"],
      error: "endsBeforeStart",
    }),
  ),
  partner: objectOf("partner"),
  teacher: objectOf("teacher"),
  app: objectOf("app"),
  course: objectOf("course"),
  live: objectOf("live").check(
    z.refine(({ startsAt, endsAt }) => endsAt > startsAt, { path: ["endsAt"], error: "endsBeforeStart" }),
  ),
  recording: objectOf("recording"),
  series: objectOf("series"),
  school: objectOf("school").check(
    z.refine(({ filingNumber, filingUrl }) => !filingNumber || filingUrl, {
      path: ["filingUrl"],
      error: "required",
    }),
  ),
};

/** Kinds with fixed records, which cannot be created, copied or removed. */
export const isFixed = (kind: Kind) => kind === "app" || kind === "school";

/** The field that names a record in lists. */
export const titleField = {
  placement: "alt",
  partner: "name",
  teacher: "nickname",
  app: "version",
  course: "name",
  live: "lessonName",
  recording: "lessonName",
  series: "comboName",
  school: "name",
} as const satisfies { [Of in Kind]: keyof FieldTable[Of] };
