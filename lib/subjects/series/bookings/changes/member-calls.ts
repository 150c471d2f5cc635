import * as z from "zod";
import type { Calls } from "../../../../base/contract/call";
import { idNumber } from "../../../../base/contract/call-shapes";
import { optionalText } from "../../../../base/contract/fields";
import { selfServiceChoices } from "../../../rules/rule";
import { transferStates } from "./quote";
import { maxRequestMessageLength, seatRequestKinds, seatRequestStates } from "./request-states";

const points = z.int().min(0);
const message = optionalText(maxRequestMessageLength).check(
  z.describe("to the school, if it has to confirm"),
);
const statedBack = points.describe(
  "points to be given back, as stated; refused if it is another number by now",
);
const result = z.object({
  state: z.enum(["done", "asked"]).describe("asked: the school confirms or declines"),
});

/** The account calls with which a family ends a booking. For the student, or the parent of the student. */
export const seatActions = {
  "cancel-booking": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ booking_id: idNumber, back: statedBack, message }),
    response: result,
  },
  /** Moves to another class, where the rule has a class transfer. */
  "move-booking": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({
      booking_id: idNumber,
      class_id: idNumber,
      back: statedBack,
      price: points.describe("of the other class, as stated"),
      message,
    }),
    response: result,
  },
  /** Withdraws an open request. Idempotent. */
  "withdraw-request": {
    access: "token",
    limit: "accountAction",
    request: z.strictObject({ request_id: idNumber }),
    response: z.object({}),
  },
} as const satisfies Calls;

const pointsUntil = z.object({ points: z.int().min(1), last_day: z.iso.date().nullable() });
const instant = z.iso.datetime();

/** A request about a booking. */
export const ownRequest = z.object({
  id: idNumber,
  kind: z.enum(seatRequestKinds),
  state: z.enum(seatRequestStates),
  target: z.string().describe("the class to move to; empty for a cancelation"),
  asked_at: instant,
  reason: z.string().describe("of the school"),
});

const ending = {
  allowed: z.enum(selfServiceChoices).describe("whether a family can do it by itself, by the booking's rule"),
  cost: points,
  back: points.describe("points that are given back"),
  late_cost: points.describe("the cost after `free_until`"),
  free_until: instant.nullable().describe("null if it always costs the same"),
  lots: z.array(pointsUntil).describe("until when the points that are given back can be used"),
};

/** What ending a booking means now. */
export const bookingPreview = z.object({
  booking_id: idNumber,
  class_id: idNumber,
  combo_name: z.string(),
  student: z.string(),
  balance: points.describe("class points of the family that can be used"),
  paid: points,
  ahead: points.describe("points of the lessons ahead"),
  over: z.boolean().describe("whether all lessons are over"),
  cancel: z.object(ending),
  move: z.object({
    ...ending,
    state: z.enum(transferStates),
    after_lessons: z.int().min(0).describe("after how many lessons the rule has a transfer"),
    targets: z
      .array(
        z.object({
          class_id: idNumber,
          combo_name: z.string(),
          teacher: z.string(),
          next: instant.nullable().describe("start of the next lesson"),
          lessons: z.int().min(0).describe("lessons ahead"),
          price: points,
          missing: points.describe("points that the family lacks"),
        }),
      )
      .describe("classes with a free seat; empty unless a transfer is possible"),
  }),
  request: ownRequest.nullable().describe("the latest request about it"),
});

export type BookingPreview = z.output<typeof bookingPreview>;
