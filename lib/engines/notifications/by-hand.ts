import type { NotificationKind } from "./events";
import { mailOnlySchemas } from "./events";

/*
 * Notifications that staff pass on by hand, because mail is not set up, the family has no address, prefers a messenger or
 * its mail was refused. They wait on the desk's list (lib/app/delivery/hand).
 */

const dayMs = 24 * 60 * 60 * 1000;
/** How long a notification without a time of its own waits for staff. */
const handLifetimeMs = 14 * dayMs;

/**
 * Kinds that staff need not pass on: their links are secret, or the person has just done it and saw the result. Reminders
 * would fill the list of a school without mail, and a changed link is on the page from which students enter the class.
 */
const neverByHand: readonly NotificationKind[] = [
  ...(Object.keys(mailOnlySchemas) as NotificationKind[]),
  ...(["lesson.soon", "classroom.changed", "trial.asked", "trial.withdrawn", "test.asked"] as const),
];

/** Whether staff may pass a notification to a person on by hand. */
export function canBeByHand(kind: NotificationKind, data: object): boolean {
  if (kind === "booking.made") return "by_school" in data && data.by_school === true;
  return !neverByHand.includes(kind);
}

/** When a notification that waits for staff is of no use any more: with the lesson or the offer that it is about. */
export function handUntil(kind: NotificationKind, data: object, now: Date): Date {
  const latest = new Date(now.getTime() + handLifetimeMs);
  // The next lesson of a changed class is only an example of its new times, and a missed lesson is over.
  if (kind === "class.changed" || kind === "lesson.missed") return latest;
  const { until, starts_at: startsAt, was } = data as Partial<Record<string, string | null>>;
  const own = until ?? startsAt ?? was;
  if (!own) return latest;
  return new Date(Math.min(latest.getTime(), Math.max(Date.parse(own), now.getTime())));
}
