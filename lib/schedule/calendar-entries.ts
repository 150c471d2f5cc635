/** The current state of an event in a student's calendar. Instants in ISO 8601. */
export type CalendarEvent = { title: string; description: string; url: string; start: string; end: string };

/** An event as last published, with its revision, the time of its last change and whether it was cancelled. */
export type ToldEvent = CalendarEvent & { sequence: number; changedAt: string; cancelled: boolean };

/** Published events by UID. */
export type CalendarEntries = Record<string, ToldEvent>;

const facts = ["title", "description", "url", "start", "end"] as const;

/**
 * Computes the entries to publish from the last published ones and the current events. New events have SEQUENCE 0,
 * changed ones increment it (RFC 5545 section 3.8.7.4), and a removed event stays as cancelled until its end.
 * @param unwanted UIDs of events that take place, but which the owner has removed; they are dropped
 * @returns `before` itself if nothing has changed
 */
export function followEvents(
  before: CalendarEntries,
  current: ReadonlyMap<string, CalendarEvent>,
  { now, unwanted }: { now: Date; unwanted: ReadonlySet<string> },
): CalendarEntries {
  const changedAt = now.toISOString();
  const after: CalendarEntries = {};
  let changed = false;
  for (const [uid, event] of current) {
    const told = before[uid];
    const same = told && !told.cancelled && facts.every((fact) => told[fact] === event[fact]);
    changed ||= !same;
    const sequence = told ? told.sequence + 1 : 0;
    after[uid] = same ? told : { ...event, sequence, changedAt, cancelled: false };
  }
  for (const [uid, told] of Object.entries(before)) {
    if (current.has(uid)) continue;
    const kept = new Date(told.end) > now && !unwanted.has(uid);
    changed ||= !kept || !told.cancelled;
    if (kept)
      after[uid] = told.cancelled
        ? told
        : { ...told, sequence: told.sequence + 1, changedAt, cancelled: true };
  }
  return changed ? after : before;
}
