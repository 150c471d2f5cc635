import { asc, count, eq } from "drizzle-orm";
import { findBrokenInvariants } from "../../lib/base/db/invariants";
import { bookings, contentHistory, enrolments, notifications, pointLedger } from "../../lib/app/schema";
import type { FieldsOf } from "../../lib/app/editing/kinds";
import type { Connection, Database } from "../../lib/base/db/types";
import { findLostDeskData } from "./check-desk";
import { findLessonErrors } from "./check-lessons";
import { parseChangeNumber } from "./simulate-editors";
import type { Confirmations } from "./simulation";

/** Confirmed changes that must be in the database. */
type DurableConfirmations = Omit<Confirmations, "errors" | "conflicts">;

export const copyConfirmations = (confirmations: Confirmations): DurableConfirmations => ({
  seats: new Map(confirmations.seats),
  enrolments: new Map(confirmations.enrolments),
  changes: new Set(confirmations.changes),
  points: new Set(confirmations.points),
  notes: new Set(confirmations.notes),
  nextSteps: new Map(confirmations.nextSteps),
  seasons: new Map(confirmations.seasons),
  lessons: new Set(confirmations.lessons),
  endings: new Map(confirmations.endings),
  attendance: new Map([...confirmations.attendance].map(([id, states]) => [id, new Set(states)])),
  pictures: new Set(confirmations.pictures),
});

/** Ids of enrolment notifications that the webhook received, by phone number. */
export type ReceivedNotifications = Map<number, Set<string>>;

/**
 * Checks that a database contains all confirmed changes and violates no invariant.
 * @param received notifications received so far
 * @throws Error that lists up to five problems
 */
export async function checkConfirmations(
  open: () => Promise<Connection>,
  confirmations: DurableConfirmations,
  received: ReceivedNotifications,
): Promise<void> {
  const { db, close } = await open();
  try {
    const problems = [
      ...(await findLostSeats(db, confirmations)),
      ...(await findLostEndings(db, confirmations)),
      ...(await findLostEnrolments(db, confirmations)),
      ...(await findLostChanges(db, confirmations)),
      ...(await findPointErrors(db, confirmations)),
      ...(await findLostDeskData(db, confirmations)),
      ...(await findLessonErrors(db, confirmations)),
      ...(await findNotificationErrors(db, confirmations, received)),
      ...(await findBrokenInvariants(db)),
    ];
    if (problems.length > 0) throw new Error(problems.slice(0, 5).join("; "));
  } finally {
    await close();
  }
}

async function findLostSeats(db: Database, { seats }: DurableConfirmations): Promise<string[]> {
  const rows = await db.select().from(bookings);
  const stored = new Set(rows.map(({ studentId, classId }) => `${studentId} ${classId}`));
  return [...seats.keys()].filter((seat) => !stored.has(seat)).map((seat) => `lost: seat ${seat}`);
}

/** Checks that seats that students ended by themselves have ended as was confirmed. */
async function findLostEndings(db: Database, { endings }: DurableConfirmations): Promise<string[]> {
  const rows = await db.select({ id: bookings.id, ended: bookings.ended }).from(bookings);
  const stored = new Map(rows.map(({ id, ended }) => [id, ended]));
  return [...endings]
    .filter(([id, ended]) => stored.get(id) !== ended)
    .map(([id, ended]) => `lost: ${ended} ${id}`);
}

async function findLostEnrolments(db: Database, confirmations: DurableConfirmations): Promise<string[]> {
  const rows = await db.select().from(enrolments);
  const stored = new Map(rows.map(({ phoneNumber, activationCode }) => [phoneNumber, activationCode]));
  return [...confirmations.enrolments]
    .filter(([phone, code]) => stored.get(phone) !== code)
    .map(([phone]) => `lost: enrolment of ${phone}`);
}

/** Checks that a class's history contains all confirmed changes and that each was based on the one before, so none was overwritten. */
async function findLostChanges(db: Database, { changes }: DurableConfirmations): Promise<string[]> {
  const rows = await db
    .select({ id: contentHistory.recordId, after: contentHistory.after })
    .from(contentHistory)
    .where(eq(contentHistory.kind, "series"))
    .orderBy(asc(contentHistory.version));
  const descriptions = rows.map(({ id, after }) => ({ id, text: (after as FieldsOf<"series">).description }));
  const stored = new Set(descriptions.map(({ text }) => text["en-US"]));
  const latest = new Map<number, number>();
  const problems = [...changes].filter((mark) => !stored.has(mark)).map((mark) => `lost: ${mark}`);
  for (const { id, text } of descriptions) {
    const [previous, current] = [latest.get(id) ?? 0, parseChangeNumber(text)];
    // A change of single lessons keeps the description of a class that no editor has changed.
    if (current === 0) continue;
    if (current !== previous + 1) problems.push(`class ${id}: change ${current} follows ${previous}`);
    latest.set(id, current);
  }
  return problems;
}

/** Checks that confirmed changes of class points were made exactly once, and unconfirmed ones at most once. */
async function findPointErrors(db: Database, { points }: DurableConfirmations): Promise<string[]> {
  const rows = await db
    .select({ note: pointLedger.note, times: count() })
    .from(pointLedger)
    .where(eq(pointLedger.reason, "operator"))
    .groupBy(pointLedger.note);
  const stored = new Map(rows.map(({ note, times }) => [note, times]));
  const duplicates = rows.filter(({ times }) => times > 1).map(({ note }) => `duplicate: ${note}`);
  return [...duplicates, ...[...points].filter((note) => !stored.has(note)).map((note) => `lost: ${note}`)];
}

/** Checks that each enrolment has exactly one notification, received or pending; redeliveries count as one. */
async function findNotificationErrors(
  db: Database,
  confirmations: DurableConfirmations,
  received: ReceivedNotifications,
): Promise<string[]> {
  const rows = await db.select().from(notifications).where(eq(notifications.kind, "enrolment.made"));
  const pending: ReceivedNotifications = new Map();
  for (const { id, createdAt, state, data } of rows) {
    if (state !== "waiting") continue;
    const phone = Number(String(data["phone"]).split("-")[1]);
    pending.set(phone, (pending.get(phone) ?? new Set()).add(`notice_${id}_${createdAt.getTime()}`));
  }
  return [...confirmations.enrolments.keys()].flatMap((phone) => {
    const ids = new Set([...(received.get(phone) ?? []), ...(pending.get(phone) ?? [])]);
    return ids.size === 1 ? [] : [`enrolment of ${phone}: ${ids.size} notifications`];
  });
}
