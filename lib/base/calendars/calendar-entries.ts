/**
 * The current state of an event in a student's calendar. Instants in ISO 8601; an event of whole days has its first day and
 * the day after its last one, such as 2027-02-06.
 */
export type CalendarEvent = { title: string; description: string; url: string; start: string; end: string };

/** An event as last published, with its revision, the time of its last change and whether it was canceled. */
export type PublishedEvent = CalendarEvent & { sequence: number; changedAt: string; cancelled: boolean };

/** Published events by UID. */
export type CalendarEntries = Record<string, PublishedEvent>;

const comparedFields = ["title", "description", "url", "start", "end"] as const;

/**
 * Computes the entries to publish from the last published ones and the current events. New events have SEQUENCE 0,
 * changed ones increment it (RFC 5545 section 3.8.7.4), and a removed event stays as canceled until its end.
 * @param unwanted UIDs of events that take place, but which the owner has removed; they are dropped
 * @returns `before` itself if nothing has changed
 */
export function updateCalendarEntries(
  before: CalendarEntries,
  current: ReadonlyMap<string, CalendarEvent>,
  { now, unwanted }: { now: Date; unwanted: ReadonlySet<string> },
): CalendarEntries {
  const changedAt = now.toISOString();
  const after: CalendarEntries = {};
  let hasChanged = false;
  for (const [uid, event] of current) {
    const published = before[uid];
    const isUnchanged =
      published && !published.cancelled && comparedFields.every((fact) => published[fact] === event[fact]);
    hasChanged ||= !isUnchanged;
    const sequence = published ? published.sequence + 1 : 0;
    after[uid] = isUnchanged ? published : { ...event, sequence, changedAt, cancelled: false };
  }
  for (const [uid, published] of Object.entries(before)) {
    if (current.has(uid)) continue;
    const isListed = new Date(published.end) > now && !unwanted.has(uid);
    hasChanged ||= !isListed || !published.cancelled;
    if (isListed)
      after[uid] = published.cancelled
        ? published
        : { ...published, sequence: published.sequence + 1, changedAt, cancelled: true };
  }
  return hasChanged ? after : before;
}
