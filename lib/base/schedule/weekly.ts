const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** The time zone of free public classes: Beijing's, wherever the school is (spec section 9). */
export const freeClassZone = "Asia/Shanghai";
/** The offset of Beijing, which has no daylight saving time. */
const beijingOffsetMs = 8 * hourMs;

/** Weekdays in Beijing, from Sunday (0), and a time there such as 22:00. */
export type WeeklySchedule = { days: readonly number[]; time: string };

/** Length of a free public class, in milliseconds: 1 hour (spec section 9). */
export const freeClassLengthMs = hourMs;

/** Returns the start of the current or next class of a schedule. A class counts until it ends. */
export function nextWeekly(schedule: WeeklySchedule, now: Date): Date {
  return weeklyFrom(schedule, now).next().value;
}

/** Yields the starts of the current or next class of a schedule and of all later ones. */
export function* weeklyFrom({ days, time }: WeeklySchedule, now: Date): Generator<Date, never> {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const earliest = now.getTime() - freeClassLengthMs;
  const midnight = Math.floor((earliest + beijingOffsetMs) / dayMs) * dayMs;
  for (let daysAhead = 0; ; daysAhead++) {
    const inBeijing = midnight + daysAhead * dayMs + hours * hourMs + minutes * 60_000;
    const start = inBeijing - beijingOffsetMs;
    if (start > earliest && days.includes(new Date(inBeijing).getUTCDay())) yield new Date(start);
  }
}
