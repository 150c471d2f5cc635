import type { Localized } from "../../base/db/localized";
import { addDays, daysBetween, toLocalTime } from "../../base/schedule/zoned";

/* Closed days are days of the school's clock, formatted as 2027-02-06. Shared by browser and server. */

export type ClosedDays = {
  firstDay: string;
  /** The same as the first for a single day. */
  lastDay: string;
  name: Localized;
};

/** The most days of one entry: a year. */
export const maxClosedDays = 366;

/** Finds the closed days in which a lesson begins. @param zone the school's time zone */
export function findClosedDays<Days extends Pick<ClosedDays, "firstDay" | "lastDay">>(
  closed: readonly Days[],
  startsAt: Date,
  zone: string,
): Days | undefined {
  if (closed.length === 0) return undefined;
  const day = toLocalTime(startsAt, zone).date;
  return closed.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}

/** Lists the single days of a range, at most a year of them. */
export const listDays = (firstDay: string, lastDay: string): string[] =>
  Array.from({ length: Math.min(daysBetween(firstDay, lastDay) + 1, maxClosedDays) }, (_, index) =>
    addDays(firstDay, index),
  );
