/** An event of a student's calendar, as it stands now. Instants in ISO 8601. */
export type CalendarEvent = { title: string; description: string; url: string; start: string; end: string };

/** The same as a calendar was told of it: how often it changed, when it last did, and whether it was taken out. */
export type ToldEvent = CalendarEvent & { sequence: number; changedAt: string; cancelled: boolean };

/** By UID. */
export type CalendarEntries = Record<string, ToldEvent>;

const facts = ["title", "description", "url", "start", "end"] as const;

/**
 * What a calendar is to be told, from what it was told last and what is so now: new events begin at SEQUENCE 0, changed
 * ones count on (RFC 5545 section 3.8.7.4), and one that is to come and was taken out is told as cancelled until it
 * would be over.
 * @param unwanted UIDs of what does take place, but its owner wants to see no more: these just go.
 * @returns the entries, which are the given ones where nothing has changed.
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
