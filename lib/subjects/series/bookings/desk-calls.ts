import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { maxReasonLength } from "../../points/limits";
import { optionalText, requiredText } from "../../../base/contract/fields";
import { owners, advisers } from "../../../base/desk/access";
import { maxSeatNoteLength } from "../../../base/desk/limits";
import { emptyRequest, idField, instantField } from "../../../base/desk/call-shapes";
import { classSorts } from "./class-sorts";
import { tidyLine } from "../../../base/text/visible";

const namedRef = z.object({ id: idField, name: z.string() });
const reason = requiredText(maxReasonLength).check(
  z.describe("stored in the ledger and sent to the student"),
);

/** A student's seat in a series class. */
export const seat = z.object({
  id: idField.describe("of the booking"),
  student: namedRef,
  class: namedRef,
  booked_at: instantField,
  points: z.int().min(0).describe("price paid, in class points"),
  given_back: z.int().min(0).describe("points of it that were given back for canceled lessons"),
  refund: z
    .int()
    .min(0)
    .describe("points of the lessons ahead: what ending the seat is proposed to give back"),
  ended: z.enum(["moved", "cancelled"]).nullable(),
  ended_at: instantField.nullable(),
  lessons: z.int(),
  held: z.int().describe("lessons that are over"),
  next_at: instantField.nullable(),
  transfer: z
    .enum(["possible", "early", "movedBefore", "classOver"])
    .describe(
      "whether a move to another class is possible; early: the terms promise it only after two lessons",
    ),
  earlier_rule: z
    .object({ since: instantField.nullable().describe("null for the rule before the school published one") })
    .nullable()
    .describe("the rule that it was booked under, if it differs from today's"),
  note: z.string().describe("of the staff member who booked it, for staff only"),
  booked_by: z.string().describe("name of that staff member; empty if the family booked it"),
});

const seriesClass = namedRef.extend({
  teacher: z.string(),
  students: z.int().describe("seats taken"),
  capacity: z.int(),
  holds: z.int().describe("seats held for students on the waiting list"),
  waiting: z.int().describe("students on the waiting list for whom no seat is held"),
  deadline: instantField.describe("end of applications"),
  points: z.int(),
  closed: z.boolean(),
  lessons: z.int(),
  held: z.int(),
  next_at: instantField.nullable(),
});

const person = { student: namedRef, parent: z.string(), email: z.string().nullable() };

/** A waiting list: current places in their order, then lapsed offers. */
export const waitingList = z.object({
  places: z.array(
    z.object({
      id: idField.describe("of the place"),
      ...person,
      state: z.enum(["held", "waiting", "lapsed"]),
      since: instantField,
      until: instantField.nullable().describe("end of the offer, if a seat is or was held"),
    }),
  ),
  version: z.string().describe("of the order; a change names the one that it was made from"),
});

const refundPoints = z
  .int()
  .min(0)
  .optional()
  .describe(
    "points to give back, at most those paid and not given back; by default those of the lessons ahead",
  );

const changedSeat = z.object({ student_id: idField, class_id: idField });

/** Students' seats in series classes. */
export const bookingCalls = {
  "bookings/classes": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      text: z.string().overwrite(tidyLine).max(100).default(""),
      over: z.boolean().default(false).describe("list finished classes instead"),
      teacher_id: idField.optional(),
      sort: z
        .enum(classSorts)
        .default("newest")
        .describe("nextLesson: the class whose next lesson is soonest first, those without one last"),
      page: z.int().min(1).max(1000).default(1),
    }),
    response: z.object({ total: z.int(), classes: z.array(seriesClass) }),
  },
  "bookings/teachers": {
    access: advisers,
    limit: null,
    request: emptyRequest,
    response: z.object({ teachers: z.array(namedRef).describe("those with a series class, by name") }),
  },
  "bookings/show": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      id: idField,
      after: idField.optional().describe("id of the previous page's last seat"),
    }),
    response: z.object({
      class: seriesClass,
      seats: z.array(
        seat.extend({
          email: z.string().nullable().describe("the family's email"),
          parent: z.string(),
        }),
      ),
      more: z.boolean(),
      waiting_list: waitingList,
    }),
  },
  "bookings/book": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      class_id: idField,
      student_id: idField,
      paid: z.boolean().describe("false books it without class points, which only owners may do"),
      note: optionalText(maxSeatNoteLength).check(z.describe("for staff only")),
      pass_over: optionalText(maxReasonLength).check(
        z.describe("reason for passing over students on the waiting list; empty if there are none"),
      ),
      key: z.uuid().describe("idempotency key: a retry books once"),
    }),
    response: changedSeat,
  },
  "bookings/targets": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id: idField.describe("of the booking") }),
    response: z.object({
      balance: z.int().describe("class points of the family"),
      classes: z
        .array(
          seriesClass.extend({
            price: z.int().min(0).describe("points for the lessons that are ahead"),
            missing: z.int().min(0).describe("class points that the family lacks"),
          }),
        )
        .describe("classes with a free seat, same level first"),
    }),
  },
  /** What the rule of a booking says about its end now. Staff may give back another number. */
  "bookings/quote": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id: idField.describe("of the booking") }),
    response: z.object({
      ahead: z.int().min(0).describe("points of the lessons ahead"),
      cancel: z.int().min(0).describe("points that go back for a cancelation"),
      move: z.int().min(0).describe("points that go back for a move to another class"),
    }),
  },
  "bookings/move": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id: idField, class_id: idField, points: refundPoints, reason }),
    response: changedSeat,
  },
  "bookings/cancel": {
    access: owners,
    limit: null,
    request: z.strictObject({ id: idField, points: refundPoints, reason }),
    response: changedSeat,
  },
} as const satisfies Calls;
