import * as z from "zod";
import type { Calls } from "../contract/call";
import { maxReasonLength } from "../points/limits";
import { requiredText } from "../contract/fields";
import { owners, advisers } from "../desk/access";
import { id, instant } from "../desk/call-shapes";

const namedRef = z.object({ id, name: z.string() });
const reason = requiredText(maxReasonLength).check(
  z.describe("stored in the ledger and sent to the student"),
);

/** A student's seat in a series class. */
export const seat = z.object({
  id: id.describe("of the booking"),
  student: namedRef,
  class: namedRef,
  booked_at: instant,
  points: z.int().min(0).describe("price paid, in class points"),
  ended: z.enum(["moved", "cancelled"]).nullable(),
  ended_at: instant.nullable(),
  lessons: z.int(),
  held: z.int().describe("lessons that are over"),
  next_at: instant.nullable(),
  transfer: z
    .enum(["possible", "movedBefore", "twoLessonsFirst", "classOver"])
    .describe("whether the terms allow a move to another class"),
});

const seriesClass = namedRef.extend({
  teacher: z.string(),
  students: z.int().describe("seats taken"),
  capacity: z.int(),
  points: z.int(),
  closed: z.boolean(),
  lessons: z.int(),
  held: z.int(),
  next_at: instant.nullable(),
});

const changedSeat = z.object({ student_id: id, class_id: id });

/** Students' seats in series classes. */
export const seatCalls = {
  "seats/classes": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      text: z.string().trim().max(100).default(""),
      over: z.boolean().default(false).describe("list finished classes instead"),
      page: z.int().min(1).max(1000).default(1),
    }),
    response: z.object({ total: z.int(), classes: z.array(seriesClass) }),
  },
  "seats/show": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id, after: id.optional().describe("id of the previous page's last seat") }),
    response: z.object({
      class: seriesClass,
      seats: z.array(
        seat.extend({
          email: z.string().nullable().describe("the family's email"),
          parent: z.string(),
        }),
      ),
      more: z.boolean(),
    }),
  },
  "seats/targets": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id: id.describe("of the booking") }),
    response: z.object({
      balance: z.int().describe("class points of the family"),
      classes: z
        .array(seriesClass.extend({ missing: z.int().min(0).describe("class points that the family lacks") }))
        .describe("classes with a free seat, same level first"),
    }),
  },
  "seats/move": {
    access: advisers,
    limit: null,
    request: z.strictObject({ id, class_id: id, reason }),
    response: changedSeat,
  },
  "seats/cancel": {
    access: owners,
    limit: null,
    request: z.strictObject({ id, reason }),
    response: changedSeat,
  },
} as const satisfies Calls;
