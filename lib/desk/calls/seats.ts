import * as z from "zod";
import { mostReason } from "../../account/point-limits";
import { requiredText } from "../../contract/fields";
import { id, instant, type DeskCall } from "./call";

const owners = ["owner"] as const;
const advisers = ["owner", "adviser"] as const;

const named = z.object({ id, name: z.string() });
const reason = requiredText(mostReason).check(z.describe("kept in the ledger, and told to the student"));

/** A student's seat in a series class. */
export const seat = z.object({
  id: id.describe("of the booking"),
  student: named,
  class: named,
  booked_at: instant,
  points: z.int().min(0).describe("that it cost"),
  ended: z.enum(["moved", "cancelled"]).nullable(),
  ended_at: instant.nullable(),
  lessons: z.int(),
  held: z.int().describe("lessons that are over"),
  next_at: instant.nullable(),
  transfer: z
    .enum(["possible", "movedBefore", "twoLessonsFirst", "classOver"])
    .describe("whether the terms allow a move to another class"),
});

const seriesClass = named.extend({
  teacher: z.string(),
  students: z.int().describe("seats taken"),
  capacity: z.int(),
  points: z.int(),
  closed: z.boolean(),
  lessons: z.int(),
  held: z.int(),
  next_at: instant.nullable(),
});

const changed = z.object({ student_id: id, class_id: id });

/** Who sits in which series class. */
export const seatCalls = {
  "seats/classes": {
    access: advisers,
    request: z.strictObject({
      text: z.string().trim().max(100).default(""),
      over: z.boolean().default(false).describe("those whose last lesson is over"),
      page: z.int().min(1).max(1000).default(1),
    }),
    answer: z.object({ total: z.int(), classes: z.array(seriesClass) }),
  },
  "seats/show": {
    access: advisers,
    request: z.strictObject({ id, after: id.optional().describe("the last seat of the page before") }),
    answer: z.object({
      class: seriesClass,
      seats: z.array(
        seat.extend({
          email: z.string().nullable().describe("where the family is written to"),
          parent: z.string(),
        }),
      ),
      more: z.boolean(),
    }),
  },
  "seats/targets": {
    access: advisers,
    request: z.strictObject({ id: id.describe("of the booking") }),
    answer: z.object({
      balance: z.int().describe("class points of the family"),
      classes: z
        .array(seriesClass.extend({ missing: z.int().min(0).describe("class points that the family lacks") }))
        .describe("with a free seat, the same level first"),
    }),
  },
  "seats/move": {
    access: advisers,
    request: z.strictObject({ id, class_id: id, reason }),
    answer: changed,
  },
  "seats/cancel": { access: owners, request: z.strictObject({ id, reason }), answer: changed },
} as const satisfies Record<string, DeskCall>;
