import { endOfSchoolDay, schoolDay, startOfSchoolDay } from "../../school/school-time";
import { addMonths, monthOf } from "../days";

/** Days from the first to the last, by the school's clock. */
export type Period = { from: string; to: string };

/** Completes a period: by default this and the last two months, until today. Days in the wrong order are exchanged. */
export function toPeriod(entered: { from?: string | undefined; to?: string | undefined }, now: Date): Period {
  const today = schoolDay(now);
  const { from = addMonths(`${monthOf(today)}-01`, -2), to = today } = entered;
  return from <= to ? { from, to } : { from: to, to: from };
}

/** The instants at which a period starts, and before which it ends. */
export const toSpan = ({ from, to }: Period): { from: Date; until: Date } => ({
  from: startOfSchoolDay(from),
  until: endOfSchoolDay(to),
});
