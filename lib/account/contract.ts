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
 * The calls of the built-in account site. They are not among the provider's 16, exist only without API_HOST, and
 * use the same envelope.
 */
/** The token after # in a mailed link. */
const linkToken = z.string().min(1).max(100);

export const loginRequest = z.strictObject({
  ...loginForm.shape,
  time_zone: timeZone.optional(),
});
export const registerRequest = z.strictObject({
  ...registerForm.shape,
  language: z.enum(languages),
  kind: z.optional(accountKind).describe("default: student"),
  time_zone: timeZone.optional(),
});
/** Requests a password reset link. The response is the same whether or not the address has an account. */
export const forgottenRequest = z.strictObject(forgottenForm.shape);
export const renewRequest = z.strictObject({ token: linkToken, ...newPasswordForm.shape });
export const confirmRequest = z.strictObject({ token: linkToken });
export const sessionResponse = z.object({
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
export type SessionResponse = z.output<typeof sessionResponse>;

const slot = { from: readyLive.shape.from, to: readyLive.shape.from };
/** Lessons of an external provider may have no time; the site's own always do. */
const ownLesson = z.object({ lesson_name: z.string(), ...slot });
const ownSeriesClass = seriesClass.extend({ lesson_list: z.array(ownLesson) });
const seriesClasses = z.array(ownSeriesClass);
/** A booked class with the time and price of its booking. */
const bookedClass = ownSeriesClass.extend({
  applied_at: slot.from,
  paid: z.int().min(0),
  changes: z
    .array(z.object({ at: slot.from, changed: z.array(z.enum(classFacts)), reason: z.string() }))
    .describe("announced changes since the booking, newest first"),
});
const live = readyLive.extend(slot);

/**
 * Data of the built-in account pages, by name: `GET /api/account/{name}`, with `?id=` for a single item. All
 * except `course` require a login and return only the member's own data.
 */
export const accountViews = {
  student: z.object({
    nickname: z.string(),
    /** Whether the caller is a parent, who may open student accounts and apply for students. */
    parent: z.boolean(),
    email: z.string().describe("address for the school's mails"),
    confirm_email: z.boolean().describe("whether that address is unconfirmed"),
    reader: z
      .object({ language: z.string().nullable(), time_zone: z.string().nullable() })
      .describe("language and time zone of mails to the member"),
    class_point: z.int().min(0).describe("of the parent account, shared by its students"),
    students: z
      .array(
        z.object({
          id: idNumber,
          nickname: z.string(),
          birth_year: z.int().nullable().describe("visible to the parent only"),
          calendar: z.boolean().describe("whether there is a calendar address"),
          classes: z.array(bookedClass),
        }),
      )
      .describe("the student, or a parent's students, each with booked series classes"),
    trial: z.object({
      state: trialState,
      student: z.string().nullable().describe("name of whose trial lesson it is"),
      from: slot.from.nullable().describe("when it begins, once that is known"),
      teacher: z.string().describe("empty until that is known"),
    }),
    waiting: z.array(waitingPlace).describe("waiting list entries"),
    lives: z.array(live).describe("saved live classes that are not over"),
  }),
  /** The family's trial lesson with its request. */
  trial: z.object({
    parent: z.boolean(),
    email: z.string().describe("of the account; mails about the trial lesson go there"),
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
      .describe("null until it is requested"),
  }),
  /** The students for whom a class can be booked. */
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
          .describe("no seat for this student; one may be reserved for another student of the family"),
      }),
    ),
  }),
  /** Waiting list entries of a family's students. */
  waiting: z.object({
    parent: z.boolean(),
    students: z.array(z.object({ id: idNumber, nickname: z.string() })),
    places: z.array(waitingPlace),
  }),
  /** Ids of the member's saved live classes. */
  "saved-lives": z.object({ lives: z.array(z.int()) }),
  settings: z.object({ nickname: z.string(), email: z.string() }),
  /** The member's open sessions. */
  sessions: z.object({ sessions: z.array(openSession) }),
  teacher: z.object({
    nickname: z.string(),
    trials: z
      .array(z.object({ student: z.string(), from: slot.from }))
      .describe("arranged trial lessons, until a day after their start"),
    classes: seriesClasses,
  }),
  "live-detail": live,
  course: recommendedCourse.extend({
    recordings: z.array(
      videoRecord.extend({
        watch_url: z.string().nullable().describe("address of the recording; null while logged out"),
      }),
    ),
  }),
  "teacher-detail": recommendedTeacher.extend({ classes: seriesClasses }),
  classroom: ownLesson.extend({ title: z.string() }),
} as const;

/** Query of every view. `classroom` is that of a live class, or of the next lesson of a series class. */
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
/** The query as a page passes it, taken from its address. */
export type ViewQuery = { id?: string; of?: ViewRequest["of"] };
