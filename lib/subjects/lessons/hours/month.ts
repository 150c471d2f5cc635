import * as z from "zod";
import { addMonths } from "../../../base/schedule/months";
import type { TimeRange } from "../../../engines/busy-times/busy-times";
import { schoolDay, startOfSchoolDay } from "../../school/school-time";

/* Months by the school's clock, written as 2026-03. */

export const monthField = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

export const schoolMonth = (at: Date): string => schoolDay(at).slice(0, 7);

/** The time of a month; the end is the start of the next. */
export const rangeOfMonth = (month: string): TimeRange => ({
  from: startOfSchoolDay(`${month}-01`),
  until: startOfSchoolDay(`${addMonths(month, 1)}-01`),
});
