import * as z from "zod";
import { memberSeriesClass, ownLesson, ownSeriesClass, slot } from "../series/own-class";
import type { Calls, ResponseOf } from "../../base/contract/call";
import { readyLive, recommendedCourse, recommendedTeacher, videoRecord } from "../../base/contract/schemas";
import { classFacts } from "../../base/contract/class-facts";
import { trialStates } from "../../base/contract/trial-states";
import { lessonKinds } from "../../base/paths";
import {
  idNumber,
  openSessionShape,
  trialState,
  trialWishes,
  waitingPlace,
} from "../../base/contract/call-shapes";

export type BookedClass = z.output<typeof bookedClass>;

const seriesClasses = z.array(ownSeriesClass);
/** A booked class with the time and price of its booking. */
const bookedClass = memberSeriesClass.extend({
  applied_at: slot.from,
  paid: z.int().min(0),
  changes: z
    .array(z.object({ at: slot.from, changed: z.array(z.enum(classFacts)), reason: z.string() }))
    .describe("announced changes since the booking, newest first"),
  recordings: z
    .array(z.object({ lesson_name: z.string(), from: slot.from, url: z.string() }))
    .describe("of past lessons, newest first"),
});
/** A live class with its recording. */
const recordedLive = z.object({
  id: idNumber,
  course_name: z.string(),
  lesson_name: z.string(),
  from: slot.from,
  url: z.string(),
});
const live = readyLive.extend(slot);
const hasLink = z.boolean().describe("whether there is a classroom to enter");

/** The classroom of a trial lesson. */
const trialClassroom = z
  .object({ id: idNumber.describe("of the trial lesson"), ...slot, has_link: hasLink })
  .nullable()
  .describe("null unless the lesson is arranged or was held, and for another student of the family");

/** A lesson that a teacher gives. */
const teachingLesson = z.object({
  of: z.enum(lessonKinds),
  id: idNumber.describe("of the series class, live class or trial lesson"),
  title: z.string().describe("name of the class; empty for a trial lesson"),
  lesson_name: z.string().describe("empty for a trial lesson"),
  ...slot,
  room: z.boolean().describe("whether the classroom can be entered from this site"),
  recording: z.string().nullable().describe("address of the recording"),
  student: z.string().nullable().describe("name of the student of a trial lesson"),
});

/** Query of every view. `classroom` is that of a live class, the next lesson of a series class, or a trial lesson. */
export const viewRequest = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9][0-9]{0,9}$/, "must be a positive number")
    .transform(Number)
    .optional(),
  of: z.enum(lessonKinds).default("live"),
});

/** A read of an account page. It returns only the member's own data. */
const view = <Response extends z.ZodType>(response: Response) =>
  ({ access: "token", limit: "accountRead", request: viewRequest, response }) as const;

/**
 * Data of the built-in account pages, by name: `GET /api/account/{name}`, with `?id=` for a single item. Like all
 * account calls they exist only without API_HOST.
 */
export const accountViews = {
  student: view(
    z.object({
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
        classroom: trialClassroom,
      }),
      waiting: z.array(waitingPlace).describe("waiting list entries"),
      lives: z.array(live).describe("saved live classes that are not over"),
      recorded_lives: z
        .array(recordedLive)
        .describe("saved live classes that are over and have a recording, newest first"),
    }),
  ),
  /** The family's trial lesson with its request. */
  trial: view(
    z.object({
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
          classroom: trialClassroom,
          own: z
            .boolean()
            .describe("whether the caller may change or withdraw it: the student or the parent"),
          wishes: trialWishes
            .nullable()
            .describe("null for a request older than the form, and for another student of the family"),
        })
        .nullable()
        .describe("null until it is requested"),
    }),
  ),
  /** The students for whom a class can be booked. */
  family: view(
    z.object({
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
  ),
  /** Waiting list entries of a family's students. */
  waiting: view(
    z.object({
      parent: z.boolean(),
      students: z.array(z.object({ id: idNumber, nickname: z.string() })),
      places: z.array(waitingPlace),
    }),
  ),
  /** Ids of the member's saved live classes. */
  "saved-lives": view(z.object({ lives: z.array(z.int()) })),
  settings: view(z.object({ nickname: z.string(), email: z.string() })),
  /** The member's open sessions. */
  sessions: view(z.object({ sessions: z.array(openSessionShape) })),
  teacher: view(
    z.object({
      nickname: z.string(),
      calendar: z.boolean().describe("whether there is a calendar address"),
      lessons: z.array(teachingLesson).describe("own lessons by start, from 30 days ago on"),
      classes: z
        .array(
          z.object({
            class_id: idNumber,
            combo_name: z.string(),
            students: z.int().min(0).describe("taken seats"),
            class_capacity: z.int().min(0),
            names: z.array(z.string()).describe("names of the students with a seat"),
          }),
        )
        .describe("the series classes of these lessons"),
    }),
  ),
  "live-detail": view(live.extend({ has_link: hasLink })),
  course: {
    ...view(
      recommendedCourse.extend({
        recordings: z.array(
          videoRecord.extend({
            watch_url: z.string().nullable().describe("address of the recording; null while logged out"),
          }),
        ),
      }),
    ),
    access: "optionalToken",
  },
  "teacher-detail": view(recommendedTeacher.extend({ classes: seriesClasses })),
  classroom: view(
    ownLesson.extend({
      title: z.string(),
      state: z.enum(["early", "open", "over"]).describe("of the classroom, by the server's clock"),
      now: slot.from.describe("time of the server"),
      has_link: hasLink,
      link: z
        .string()
        .nullable()
        .describe("secret address of the classroom, from 5 minutes before the start until the end"),
    }),
  ),
} as const satisfies Calls;

export type AccountView<Name extends keyof typeof accountViews> = ResponseOf<typeof accountViews, Name>;
export type ViewRequest = z.output<typeof viewRequest>;
