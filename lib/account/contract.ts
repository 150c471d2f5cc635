import * as z from "zod";
import {
  readyLive,
  recommendedCourse,
  recommendedTeacher,
  seriesClass,
  videoRecord,
} from "../contract/schemas";
import { languages } from "../i18n/languages";
import { classFacts } from "./class-facts";
import { accountKind } from "./fields";
import { forgottenForm, loginForm, newPasswordForm, registerForm } from "./forms";
import { trialStates } from "./trial-states";
import { idNumber, openSession, timeZone, trialState, trialWishes, waitingPlace } from "./shapes";

/*
 * The embedded account site's own calls: not among the provider's 16, and present only without API_HOST.
 * They answer in the same envelope.
 */
/** Behind # in a link that was mailed. */
const linkToken = z.string().min(1).max(100);

export const loginRequest = z.strictObject({
  ...loginForm.shape,
  time_zone: timeZone.optional(),
});
export const registerRequest = z.strictObject({
  ...registerForm.shape,
  language: z.enum(languages),
  kind: z.optional(accountKind).describe("a student where it is left out"),
  time_zone: timeZone.optional(),
});
/** Asks for a link to a new password; answered alike whether or not the address has an account. */
export const forgottenRequest = z.strictObject(forgottenForm.shape);
export const renewRequest = z.strictObject({ token: linkToken, ...newPasswordForm.shape });
export const confirmRequest = z.strictObject({ token: linkToken });
export const sessionAnswer = z.object({
  token: z.string(),
  account_type: z.enum(["student", "teacher"]),
});

export type OwnLesson = z.output<typeof ownLesson>;
export type OwnSeriesClass = z.output<typeof ownSeriesClass>;
export type BookedClass = z.output<typeof bookedClass>;
export type LoginRequest = z.output<typeof loginRequest>;
export type RegisterRequest = z.output<typeof registerRequest>;
export type ForgottenRequest = z.output<typeof forgottenRequest>;
export type RenewRequest = z.output<typeof renewRequest>;
export type ConfirmRequest = z.output<typeof confirmRequest>;
export type SessionAnswer = z.output<typeof sessionAnswer>;

const slot = { from: readyLive.shape.from, to: readyLive.shape.from };
/** Of another provider's lesson the time may be unknown; of the site's own never. */
const ownLesson = z.object({ lesson_name: z.string(), ...slot });
const ownSeriesClass = seriesClass.extend({ lesson_list: z.array(ownLesson) });
const seriesClasses = z.array(ownSeriesClass);
/** With what was sent for it: when, and for how many class points. */
const bookedClass = ownSeriesClass.extend({
  applied_at: slot.from,
  paid: z.int().min(0),
  changes: z
    .array(z.object({ at: slot.from, changed: z.array(z.enum(classFacts)), reason: z.string() }))
    .describe("what the school changed of it since, the newest first"),
});
const live = readyLive.extend(slot);

/**
 * What the embedded account pages show, by name: `GET /api/account/{name}`, with `?id=` where it is of one thing.
 * All but the course are for members only, and hold nothing of anyone else.
 */
export const accountViews = {
  student: z.object({
    nickname: z.string(),
    /** Whether a parent is looking, who may open accounts and apply for students. */
    parent: z.boolean(),
    email: z.string().describe("where the school writes to"),
    confirm_email: z.boolean().describe("whether that address is still to be confirmed"),
    reader: z
      .object({ language: z.string().nullable(), time_zone: z.string().nullable() })
      .describe("in which language and by which clock they are written to"),
    class_point: z.int().min(0).describe("of the parent account, shared by its students"),
    students: z
      .array(
        z.object({
          id: idNumber,
          nickname: z.string(),
          birth_year: z.int().nullable().describe("told to the parent alone"),
          calendar: z.boolean().describe("whether there is a calendar address"),
          classes: z.array(bookedClass),
        }),
      )
      .describe("the student alone; a parent's students, each with the series classes applied for"),
    trial: z.object({
      state: trialState,
      student: z.string().nullable().describe("name of whose trial lesson it is"),
      from: slot.from.nullable().describe("when it begins, once that is known"),
      teacher: z.string().describe("empty until that is known"),
    }),
    waiting: z.array(waitingPlace).describe("the full series classes they wait for"),
    lives: z.array(live).describe("the live classes on one's own list that are not over"),
  }),
  /** The family's trial lesson, and what was asked for. */
  trial: z.object({
    parent: z.boolean(),
    email: z.string().describe("of the account; where letters of it go"),
    students: z.array(z.object({ id: idNumber, nickname: z.string() })),
    trial: z
      .object({
        state: z.enum(trialStates),
        revision: z.int().min(0),
        student: z.string().describe("name of whose trial lesson it is"),
        asked_at: slot.from,
        ended_at: slot.from.nullable().describe("when it was withdrawn or closed"),
        from: slot.from.nullable().describe("when it begins, once that is known"),
        teacher: z.string().describe("empty until that is known"),
        own: z.boolean().describe("whether the caller may change or withdraw it: the student or the parent"),
        wishes: trialWishes
          .nullable()
          .describe("null for a request older than the form, and for another student of the family"),
      })
      .nullable()
      .describe("null until somebody asks for it"),
  }),
  /** For whom a class can be applied for. */
  family: z.object({
    parent: z.boolean(),
    class_point: z.int().min(0),
    students: z.array(
      z.object({
        id: idNumber,
        nickname: z.string(),
        applied: z.boolean(),
        full: z
          .boolean()
          .describe("no seat of the class is free for this one: it may be for another of the family"),
      }),
    ),
  }),
  /** Where the students of a family stand in line. */
  waiting: z.object({
    parent: z.boolean(),
    students: z.array(z.object({ id: idNumber, nickname: z.string() })),
    places: z.array(waitingPlace),
  }),
  /** Ids of the live classes on one's own list. */
  "saved-lives": z.object({ lives: z.array(z.int()) }),
  settings: z.object({ nickname: z.string(), email: z.string() }),
  /** Where one is logged in. */
  sessions: z.object({ sessions: z.array(openSession) }),
  teacher: z.object({
    nickname: z.string(),
    trials: z
      .array(z.object({ student: z.string(), from: slot.from }))
      .describe("the trial lessons that the school arranged with this teacher, until a day after they began"),
    classes: seriesClasses,
  }),
  "live-detail": live,
  course: recommendedCourse.extend({
    recordings: z.array(
      videoRecord.extend({
        watch_url: z.string().nullable().describe("where it is watched; null while signed out"),
      }),
    ),
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
