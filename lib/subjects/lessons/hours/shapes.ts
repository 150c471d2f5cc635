import * as z from "zod";
import { currencyCodes } from "../../../base/reference/price-currencies";
import { taughtKinds } from "../kinds";
import type { PaidHours } from "./read-hours";

/** The highest rate, in minor units. */
const maxRate = 1_000_000_000;

export const rateShape = z.strictObject({
  amount: z.int().min(0).max(maxRate).describe("for 60 minutes, in minor units"),
  currency: z.enum(currencyCodes),
});

const count = z.int().min(0);

export const totalShape = z.object({ currency: z.enum(currencyCodes), amount: count });

/** A teacher's lessons of a kind in a month. */
export const kindHoursShape = z.object({
  kind: z.enum(taughtKinds).describe("`free` is a live class"),
  lessons: count.describe("held"),
  minutes: count.describe("of these lessons"),
  taken_over: count.describe("of these lessons, those of another teacher"),
  given_away: count.describe("own lessons that another teacher held"),
  late: count.describe("lessons that the teacher began late"),
  late_minutes: count,
  canceled_late: count,
  rate: rateShape.nullable(),
  pay: count.nullable().describe("for the minutes, in minor units; null without a rate"),
});

export const toKindHours = (hours: PaidHours): z.output<typeof kindHoursShape> => ({
  kind: hours.kind,
  lessons: hours.lessons,
  minutes: hours.minutes,
  taken_over: hours.takenOver,
  given_away: hours.givenAway,
  late: hours.late,
  late_minutes: hours.lateMinutes,
  canceled_late: hours.canceledLate,
  rate: hours.rate,
  pay: hours.pay,
});
