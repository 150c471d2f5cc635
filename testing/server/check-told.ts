import { asc, count, eq } from "drizzle-orm";
import { findBrokenInvariants } from "../../lib/provider/db/invariants";
import { openPglite } from "../../lib/provider/db/pglite";
import { bookings, contentHistory, enrolments, notices, pointLedger } from "../../lib/provider/db/schema";
import type { FieldsOf } from "../../lib/desk/content/kinds";
import type { Database } from "../../lib/provider/db/types";
import { lostAtDesk } from "./check-desk";
import { numberOf } from "./desk-load";
import type { Told } from "./load";

/** What people were told until a moment. */
type Kept = Omit<Told, "wrong" | "conflicts">;

export const snapshot = (told: Told): Kept => ({
  seats: new Map(told.seats),
  enrolments: new Map(told.enrolments),
  changes: new Set(told.changes),
  points: new Set(told.points),
  notes: new Set(told.notes),
  steps: new Map(told.steps),
  seasons: new Map(told.seasons),
  pictures: new Set(told.pictures),
});

/** Ids of notices that the webhook received, by phone number. */
export type Received = Map<number, Set<string>>;

/** @throws Error when a row is missing that somebody was told of, or when rows do not agree. */
export async function checkTold(dataDir: string, told: Kept, received: Received): Promise<void> {
  const { db, close } = await openPglite(dataDir);
  try {
    const lost = [
      ...(await lostSeats(db, told)),
      ...(await lostEnrolments(db, told)),
      ...(await lostChanges(db, told)),
      ...(await wrongPoints(db, told)),
      ...(await lostAtDesk(db, told)),
      ...(await wrongNotices(db, told, received)),
      ...(await findBrokenInvariants(db)),
    ];
    if (lost.length > 0) throw new Error(lost.slice(0, 5).join("; "));
  } finally {
    await close();
  }
}

async function lostSeats(db: Database, { seats }: Kept): Promise<string[]> {
  const rows = await db.select().from(bookings);
  const there = new Set(rows.map(({ studentId, classId }) => `${studentId} ${classId}`));
  return [...seats.keys()].filter((seat) => !there.has(seat)).map((seat) => `lost: seat ${seat}`);
}

async function lostEnrolments(db: Database, told: Kept): Promise<string[]> {
  const rows = await db.select().from(enrolments);
  const there = new Map(rows.map(({ phoneNumber, activationCode }) => [phoneNumber, activationCode]));
  return [...told.enrolments]
    .filter(([phone, code]) => there.get(phone) !== code)
    .map(([phone]) => `lost: enrolment of ${phone}`);
}

/**
 * What was said to be saved of a class stands in its history; and each change there was built upon the one before it,
 * so that nobody's was written over unseen.
 */
async function lostChanges(db: Database, { changes }: Kept): Promise<string[]> {
  const rows = await db
    .select({ id: contentHistory.recordId, after: contentHistory.after })
    .from(contentHistory)
    .where(eq(contentHistory.kind, "series"))
    .orderBy(asc(contentHistory.version));
  const descriptions = rows.map(({ id, after }) => ({ id, text: (after as FieldsOf<"series">).description }));
  const there = new Set(descriptions.map(({ text }) => text["en-US"]));
  const last = new Map<number, number>();
  const wrong = [...changes].filter((mark) => !there.has(mark)).map((mark) => `lost: ${mark}`);
  for (const { id, text } of descriptions) {
    const [before, now] = [last.get(id) ?? 0, numberOf(text)];
    if (now !== before + 1) wrong.push(`class ${id}: change ${now} stands upon ${before}`);
    last.set(id, now);
  }
  return wrong;
}

/** Class points that an owner was told of were changed once; others at most once. */
async function wrongPoints(db: Database, { points }: Kept): Promise<string[]> {
  const rows = await db
    .select({ note: pointLedger.note, times: count() })
    .from(pointLedger)
    .where(eq(pointLedger.reason, "operator"))
    .groupBy(pointLedger.note);
  const there = new Map(rows.map(({ note, times }) => [note, times]));
  const again = rows.filter(({ times }) => times > 1).map(({ note }) => `done twice: ${note}`);
  return [...again, ...[...points].filter((note) => !there.has(note)).map((note) => `lost: ${note}`)];
}

/** Of each enrolment exactly one notice was received or waits; the same one sent again is still one. */
async function wrongNotices(db: Database, told: Kept, received: Received): Promise<string[]> {
  const rows = await db.select().from(notices).where(eq(notices.kind, "enrolment.made"));
  const waiting: Received = new Map();
  for (const { id, createdAt, state, data } of rows) {
    if (state !== "waiting") continue;
    const phone = Number(String(data["phone"]).split("-")[1]);
    waiting.set(phone, (waiting.get(phone) ?? new Set()).add(`notice_${id}_${createdAt.getTime()}`));
  }
  return [...told.enrolments.keys()].flatMap((phone) => {
    const ids = new Set([...(received.get(phone) ?? []), ...(waiting.get(phone) ?? [])]);
    return ids.size === 1 ? [] : [`enrolment of ${phone}: ${ids.size} notices`];
  });
}
