import { z } from "zod";
import {
  readyLive,
  recommendedCourse,
  recommendedTeacher,
  seriesClass,
  videoRecord,
} from "../contract/schemas";
import { languages } from "../i18n/languages";

/*
 * The embedded account site's own calls: not among the provider's 16, and present only without API_HOST.
 * They answer in the same envelope.
 */
const email = z.email().max(254);

export const loginRequest = z.strictObject({ email, password: z.string().min(1).max(200) });
export const registerRequest = z.strictObject({
  nickname: z.string().trim().min(1).max(60),
  email,
  /** At least 8 characters (NIST SP 800-63B); the most keeps hashing time bounded. */
  password: z.string().min(8).max(200),
  language: z.enum(languages),
});
export const sessionAnswer = z.object({
  token: z.string(),
  account_type: z.enum(["student", "teacher"]),
});

export type OwnLesson = z.output<typeof ownLesson>;
export type OwnSeriesClass = z.output<typeof ownSeriesClass>;
export type LoginRequest = z.output<typeof loginRequest>;
export type RegisterRequest = z.output<typeof registerRequest>;
export type SessionAnswer = z.output<typeof sessionAnswer>;

const slot = { from: readyLive.shape.from, to: readyLive.shape.from };
/** Of another provider's lesson the time may be unknown; of the site's own never. */
const ownLesson = z.object({ lesson_name: z.string(), ...slot });
const ownSeriesClass = seriesClass.extend({ lesson_list: z.array(ownLesson) });
const seriesClasses = z.array(ownSeriesClass);

/**
 * What the embedded account pages show, by name: `GET /api/account/{name}`, with `?id=` where it is of one thing.
 * All but the course are for members only, and hold nothing of anyone else.
 */
export const accountViews = {
  student: z.object({
    nickname: z.string(),
    class_point: z.int().min(0).describe("of the parent account, shared by its students"),
    students: z
      .array(z.object({ nickname: z.string(), classes: seriesClasses }))
      .describe("the student alone; a parent's students, each with the series classes applied for"),
  }),
  teacher: z.object({ nickname: z.string(), classes: seriesClasses }),
  "live-detail": readyLive.extend(slot),
  course: recommendedCourse.extend({
    recordings: z.array(videoRecord),
    watch_url: z.string().nullable().describe("where recordings are watched; null while signed out"),
  }),
  "teacher-detail": recommendedTeacher.extend({ classes: seriesClasses }),
  classroom: ownLesson.extend({ title: z.string() }),
} as const;

/** Query of every view. The classroom is that of a live class, or of the next lesson of a series class. */
export const viewRequest = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9][0-9]{0,9}$/, "must be a positive number")
    .transform(Number)
    .optional(),
  of: z.enum(["live", "series"]).default("live"),
});

export type AccountViewName = keyof typeof accountViews;
export type AccountView<Name extends AccountViewName> = z.output<(typeof accountViews)[Name]>;
export type ViewRequest = z.output<typeof viewRequest>;
/** What a page asks for: as written in the address. */
export type ViewQuery = { id?: string; of?: ViewRequest["of"] };
