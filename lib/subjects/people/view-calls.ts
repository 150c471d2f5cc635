import * as z from "zod";
import { bookingPreview, ownRequest } from "../series/bookings/changes/member-calls";
import { memberSeriesClass, ownLesson, ownSeriesClass, slot } from "../series/own-class";
import type { Calls, ResponseOf } from "../../base/contract/call";
import { readyLive, recommendedCourse, recommendedTeacher, videoRecord } from "../../base/contract/schemas";
import { classFacts } from "../../base/contract/class-facts";
import { trialStates } from "../../base/contract/trial-states";
import { attendanceStates } from "../../base/contract/attendance-states";
import { languages } from "../../base/i18n/languages";
import { lessonKinds } from "../../base/paths";
import {
  idNumber,
  openSessionShape,
  trialState,
  trialWishes,
  waitingPlace,
} from "../../base/contract/call-shapes";

export type BookedClass = z.output<typeof bookedClass>;

const attendanceState = z.enum(attendanceStates);
const seriesClasses = z.array(ownSeriesClass);
/** An announced change of a single lesson of a series class. */
const lessonChange = z.object({
  id: idNumber,
  kind: z.enum(["moved", "canceled", "substituted"]),
  from: slot.from.describe("start of the lesson before the change"),
  to: slot.from.nullable().describe("start of the moved lesson, or of the one added for a canceled lesson"),
  teacher: z.string().describe("the substitute; empty if the teacher stays"),
  reason: z.string(),
});
/** A booked class with the time and price of its booking. */
const bookedClass = memberSeriesClass.extend({
  booking_id: idNumber,
  applied_at: slot.from,
  paid: z.int().min(0),
  request: ownRequest.nullable().describe("an open or declined request to cancel it or to move"),
  changes: z
    .array(z.object({ at: slot.from, changed: z.array(z.enum(classFacts)), reason: z.string() }))
    .describe("announced changes since the booking, newest first"),
  lesson_changes: z
    .array(
      lessonChange.extend({
        points: z.int().min(0).describe("class points of the booking that were given back"),
      }),
    )
    .describe("announced changes of single lessons since the booking, newest first"),
  recordings: z
    .array(z.object({ lesson_name: z.string(), from: slot.from, url: z.string() }))
    .describe("of past lessons, newest first"),
  attendance: z
    .array(
      z.object({
        lesson_id: idNumber,
        lesson_name: z.string(),
        from: slot.from,
        state: attendanceState.nullable(),
        can_excuse: z
          .boolean()
          .describe("whether the family can excuse the student, or take the excuse back"),
      }),
    )
    .describe("the next lesson if it can be excused, and the marks of others, latest first"),
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

const pointsByEnd = z
  .array(z.object({ points: z.int().min(1), last_day: z.iso.date().nullable() }))
  .describe(
    "class points by the last day on which they can be used, the first to end first; null: they do not end",
  );

const reservedPoints = z
  .array(
    z.object({
      booking_id: idNumber,
      class_id: idNumber,
      combo_name: z.string(),
      student: z.string().describe("name of the student"),
      points: z.int().min(1),
      lessons: z.int().min(0).describe("lessons ahead"),
    }),
  )
  .describe("class points of bookings that pay for lessons ahead");

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
  attendance: z
    .object({
      lesson_id: idNumber.describe("of a trial lesson its id"),
      is_taken: z.boolean().describe("whether the teacher or staff marked the lesson"),
      students: z.array(z.object({ id: idNumber, name: z.string(), state: attendanceState.nullable() })),
    })
    .nullable()
    .describe("of a lesson of a series class or a trial lesson that has started and can be marked"),
});

/** What staff wrote to the family. */
const receivedMessage = z.object({
  id: idNumber,
  at: slot.from,
  class_id: idNumber
    .nullable()
    .describe("the series class whose students or waiting list got it; null for others"),
  is_new: z.boolean().describe("whether it is younger than a week"),
  students: z.array(z.string()).describe("the family's students whom it is about"),
  language: z.enum(languages).describe("of the text"),
  subject: z.string(),
  text: z.string(),
});

/** Days without lessons by the school's clock. */
const closedDays = z
  .array(z.object({ first_day: z.iso.date(), last_day: z.iso.date(), name: z.string() }))
  .describe("days without lessons of the next 60 days, by the school's clock");

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
      points_by_end: pointsByEnd,
      reserved: reservedPoints,
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
      closed_days: closedDays,
      messages: z.array(receivedMessage).describe("of the last 90 days, the latest first"),
      waiting: z.array(waitingPlace).describe("waiting list entries"),
      lives: z.array(live).describe("saved live classes that are not over"),
      recorded_lives: z
        .array(recordedLive)
        .describe("saved live classes that are over and have a recording, newest first"),
    }),
  ),
  /** The family's class points that can be used, and those of lessons ahead. For the parent, or an adult student. */
  points: view(
    z.object({
      points: z
        .object({ class_point: z.int().min(0), by_end: pointsByEnd, reserved: reservedPoints })
        .nullable()
        .describe("null for a child, and for a teacher"),
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
  /** What canceling a booking or moving to another class means now. `id` is that of the booking. */
  booking: view(z.object({ booking: bookingPreview })),
  /** The students for whom a class can be booked. */
  family: view(
    z.object({
      parent: z.boolean(),
      class_point: z.int().min(0),
      points_by_end: pointsByEnd,
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
  settings: view(
    z.object({
      nickname: z.string(),
      email: z.string(),
      advertising: z
        .boolean()
        .nullable()
        .describe("whether the family gets news and offers; null for a teacher"),
    }),
  ),
  /** The member's open sessions. */
  sessions: view(z.object({ sessions: z.array(openSessionShape) })),
  teacher: view(
    z.object({
      nickname: z.string(),
      calendar: z.boolean().describe("whether there is a calendar address"),
      closed_days: closedDays,
      lessons: z.array(teachingLesson).describe("own lessons by start, from 30 days ago on"),
      lesson_changes: z
        .array(lessonChange.extend({ title: z.string().describe("name of the class") }))
        .describe("announced changes of own lessons of the last 30 days, newest first"),
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
