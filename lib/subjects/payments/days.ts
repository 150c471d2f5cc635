import { addDays } from "../../base/schedule/zoned";

/* Days and months as text, such as 2026-01-31 and 2026-01. */

export type Validity = { validFor: number | null; validUnit: "month" | "day" };

/** Adds months to a day; the last day of a shorter month stands for the days that it lacks. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The last day on which points of a package can be used; null if they do not end. */
export function lastDayOfPackage(receivedOn: string, { validFor, validUnit }: Validity): string | null {
  if (validFor === null) return null;
  return validUnit === "month" ? addMonths(receivedOn, validFor) : addDays(receivedOn, validFor);
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The first day of a month, and that of the next. */
export const daysOfMonth = (month: string): { from: string; until: string } => ({
  from: `${month}-01`,
  until: addMonths(`${month}-01`, 1),
});
