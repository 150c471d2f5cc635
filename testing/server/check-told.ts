import { brokenInvariants } from "../../lib/provider/db/invariants";
import { openPglite } from "../../lib/provider/db/pglite";
import { bookings, enrolments } from "../../lib/provider/db/schema";
import type { Database } from "../../lib/provider/db/types";
import type { Told } from "./load";

/** What people were told until a moment. */
type Kept = Pick<Told, "seats" | "enrolments">;

export const snapshot = ({ seats, enrolments }: Told): Kept => ({
  seats: new Map(seats),
  enrolments: new Map(enrolments),
});

/** @throws Error when a row is missing that somebody was told of, or when rows do not agree. */
export async function checkTold(dataDir: string, told: Kept): Promise<void> {
  const { db, close } = await openPglite(dataDir);
  try {
    const lost = [
      ...(await lostSeats(db, told)),
      ...(await lostEnrolments(db, told)),
      ...(await brokenInvariants(db)),
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
