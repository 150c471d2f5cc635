import * as z from "zod";
import { languages } from "../i18n/languages";
import { company, enquiryMessage } from "./company";
import { interestLabels, sourceLabels } from "./enrolment-labels";
import { digits, email, gpaScore, maxDigits, maxLength, name, phoneCode, phoneNumber, wish } from "./fields";

/*
 * Schemas of the provider's requests and responses (spec sections 3, 5 and 7). Requests are strict: an unknown
 * field is refused. Unknown fields of responses are dropped, so a provider may add some.
 *
 * A response schema also defines what a page needs (tolerant.ts). An invalid field that is optional or has a
 * default is left out. All other fields are essential: the product and its price, the free seats, the target of a
 * link. If one of them is invalid, its row of `rowsOf` is left out. Responses of the site itself must match the
 * whole schema.
 */

const id = z.int().positive().max(2_147_483_647);
const count = z.int().min(0);
/** Instant in ISO 8601 with its offset, such as 2026-11-21T20:00:00+08:00. */
const instant = z.iso.datetime({ offset: true });
/** A picture or link: site-relative or http(s). Other schemes (javascript:, data:) never reach a page. */
const link = z
  .string()
  .max(2048)
  .regex(/^(https?:\/\/|\/(?![/\\]))/i, "must be an http(s) or site-relative address");
const optionalLink = z
  .string()
  .max(2048)
  .regex(/^($|https?:\/\/|\/(?![/\\]))/i, "must be an http(s) or site-relative address, or empty")
  .nullish();
/** A text that pages do not need. */
const optionalText = z.string().default("");

/** Part of every request; optional, so that a hand-written call without them is accepted. */
const client = {
  version: z.string().max(20).optional().meta({ example: "1.0.0" }),
  client: z.literal("web").optional(),
};
const request = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...shape, ...client });

const page = (perPage: number, max: number) => ({
  page: z.int().min(1).max(10_000).default(1),
  per_page: z.int().min(1).max(max).default(perPage),
});
/**
 * The lists whose rows are independent: an invalid row is left out. In any other list, an invalid row makes the
 * list invalid.
 */
export const rowLists = z.registry<{ rows: true }>();
export const rowsOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).register(rowLists, { rows: true });
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ list: rowsOf(item) });
const pagedListOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: count, page: count, per_page: count, list: rowsOf(item) });

export const noInput = request({});
/**
 * Response to a completed action. Code 0 alone reports success and no field is essential: otherwise a client could
 * take a booking for failed and book again.
 */
const done = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial().nullish();
export const nothing = done({});

/** Banner placements: type 1 image, 2 video, 3 alert. */
export const placementNames = ["home", "body", "class", "live", "hot-course", "alert"] as const;
export const homePageRequest = request({
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  name: z.enum(placementNames),
});
export const linkProperty = z.object({
  id,
  url: optionalLink.describe("where a click leads, if anywhere"),
  link: link.describe("the picture, or the video of a type 2 placement"),
  alt: optionalText.describe("what the picture offers, in the reader's language"),
  order: z.int().default(9999).describe("smaller ones come first"),
});
export const homePageResponse = z.object({ link_properties: rowsOf(linkProperty) });

const person = { id, nickname: optionalText, avatar: optionalLink };
export const studentProfile = z.object({
  ...person,
  class_point: count.optional().describe("class points of the parent account, shared by its students"),
});
export const teacherProfile = z.object(person);
export const profileResponse = z.object({
  student: studentProfile.nullable(),
  teacher: teacherProfile.nullable(),
});

/** 1 Android, 2 iOS. */
const appType = z.union([z.literal(1), z.literal(2)]);
export const appVersionsResponse = listOf(z.object({ type: appType, apkUrl: link }));
export const appDownloadRequest = request({
  type: z.enum(["1", "2"]).describe("1 Android, 2 iOS"),
});
export const appDownloadResponse = z.object({ address: link, version: z.string().max(40).default("") });

/** For the sitemap. */
const updatedAt = instant.optional().describe("when what readers see of it last changed");

export const courseModes = ["one-to-one", "one-to-many", "live"] as const;
export const lesson = z.object({
  lesson_id: z.int().optional().describe("stays when the lesson is moved; for calendar files"),
  lesson_name: optionalText,
  from: instant.optional(),
  to: instant.optional(),
});
export const seriesClass = z.object({
  id,
  class_id: id,
  combo_name: z.string(),
  course_mode: z.enum(courseModes),
  level: z.string().optional().describe("whom it fits, such as HSK 3"),
  cover_url: optionalLink.describe("picture of the class, 16:9"),
  teacher_id: id,
  teacher_name: z.string(),
  teacher_avatar: optionalLink,
  teacher_description: optionalText,
  teacher_region: optionalText.describe("two-letter country code"),
  teacher_introduction: optionalLink.describe("sound: what the teacher says about themself"),
  description: optionalText,
  class_point: count.describe("price in class points"),
  lesson_number: count,
  lesson_list: rowsOf(lesson).default([]),
  deadline: instant.describe("bookings close then"),
  is_apply: z.boolean().describe("the asking student has applied"),
  length: count.describe("minutes per lesson"),
  class_capacity: count,
  students: count,
  updated_at: updatedAt,
});
const languageFilter = z.strictObject({
  conditions: z
    .array(
      z.strictObject({
        field: z.literal("lang"),
        operator: z.literal("equal"),
        value: z.enum(languages),
      }),
    )
    .max(1),
});
export const recommendedSetsRequest = request({
  ...page(100, 100),
  filter: languageFilter.optional(),
});
export const preSalesRequest = request(page(10, 100));
export const seriesClassList = pagedListOf(seriesClass);

export const bookComboRequest = request({ class_id: id });
export const bookComboResponse = done({ class_id: id, students: count });

export const partner = z.object({
  link: optionalLink,
  content: link.describe("the logo"),
  name: z.string().optional(),
});
export const partnersResponse = listOf(partner);
export const recommendedTeacher = z.object({
  id: id.optional().describe("the teacher_id of a series class; a teacher without one has no page"),
  nickname: z.string(),
  avatar: optionalLink,
  country: optionalText.describe("two-letter country code"),
  languages: z.array(z.string()).optional().describe("spoken, as BCP 47 codes"),
  video_url: optionalLink.describe("video of the teacher"),
  introduction_url: optionalLink.describe("sound: what the teacher says about themself"),
  description: optionalText,
  updated_at: updatedAt,
});
export const recommendedTeachersResponse = listOf(recommendedTeacher);

/** An enquiry is about a class, by a company, or a question of its own. */
const isAboutOne = (value: { id?: unknown; company?: unknown; message?: string | undefined }) =>
  value.company === undefined ? Boolean(value.id ?? value.message) : !value.id && !value.message;

export const preSaleRegisterRequest = request({
  id: id.optional().describe("the series class asked about"),
  name,
  region: z.string().regex(/^[A-Z]{2}$/, "must be a two-letter country code"),
  phone: z
    .string()
    .regex(/^\d{1,4}-\d{4,14}$/, "must be code-dash-number")
    .meta({ example: "84-912345678" }),
  company: z.optional(company).describe("what a company needs, where the enquiry is about no single class"),
  message: z
    .optional(enquiryMessage)
    .describe("a question; without id it is about no class. A company has its own"),
})
  .refine(isAboutOne, { path: ["id"], error: "either id, company or a message must be sent" })
  .meta({ anyOf: [{ required: ["id"] }, { required: ["company"] }, { required: ["message"] }] });
export const preSaleApplyRequest = request({ id });
export const preSaleApplyResponse = done({ id, students: count });

export const livesRequest = request(page(8, 100));
export const readyLive = z.object({
  id,
  course_name: optionalText,
  lesson_name: z.string(),
  cover_url: link,
  from: instant,
  to: instant.optional(),
  teacher_id: id.nullable().optional().describe("who gives it"),
  teacher_name: z.string().optional(),
  updated_at: updatedAt,
});
export const readyLivesResponse = pagedListOf(readyLive);
export const videoRecord = z.object({
  course_id: id,
  course_name: optionalText,
  lesson_name: z.string(),
  cover: link,
  from: instant,
});
export const videoRecordsResponse = pagedListOf(videoRecord);
export const recommendedCoursesRequest = request(page(99, 99));
export const recommendedCourse = z.object({
  course_id: id,
  course_cover_url: link,
  course_brief: optionalText,
  course_name: z.string(),
  level_class_point: z
    .array(z.object({ class_point: count }))
    .describe("the entry at index 1 is the price that is shown"),
});
export const recommendedCoursesResponse = pagedListOf(recommendedCourse);

const interestList = z
  .string()
  .max(60)
  .refine((value) => {
    const chosen = value.split(";");
    const known: readonly string[] = Object.values(interestLabels);
    return chosen.every((label) => known.includes(label)) && new Set(chosen).size === chosen.length;
  }, "must be interest labels joined by semicolons");
export const abroadCreateRequest = request({
  name,
  phone_code: phoneCode,
  phone_number: phoneNumber,
  email,
  gpa_score: gpaScore.check(z.describe("0 when left empty")),
  intention_city: wish,
  intention_university: wish,
  intention_major: wish,
  source: z.enum(sourceLabels),
  interest: interestList,
});
export const abroadCreateResponse = done({
  phone_code: phoneCode,
  phone_number: phoneNumber,
  activation_code: z.string().max(64),
});
const otherField = z.string().max(maxLength.email).optional();
export const abroadIsAppliedRequest = request({
  code: digits(maxDigits.code),
  num: digits(maxDigits.number),
  name: otherField,
  email: otherField,
  gpa_score: otherField,
  intention_city: otherField,
  intention_university: otherField,
  intention_major: otherField,
  source: otherField,
  interest: otherField,
});
const orEmpty = <Schema extends z.core.$ZodType>(schema: Schema) => z.union([schema, z.literal("")]);
export const abroadIsAppliedResponse = z.object({
  phone_code: orEmpty(phoneCode).describe("empty: not enrolled"),
  phone_number: orEmpty(phoneNumber).describe("empty: not enrolled"),
});
