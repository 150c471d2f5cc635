import { and, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { DeskLanguage } from "../../../../base/desk/language";
import { schoolTime } from "../../../school/school-time";
import { deskMessages } from "../../../../base/desk/messages";
import { bookings, isSeat } from "../../tables";
import { enrolments } from "../../../leads/tables";
import type { Database } from "../../../../base/db/types";
import { byteOrderMark, formatCsvRow } from "../../../../base/text/csv";
import { readWaitingList } from "./waiting-list";
import { readSeats } from "./rows";

/** The columns of a roster, in the order of the file. It contains no meeting link. */
const columns = [
  "state",
  "student",
  "parent",
  "email",
  "phone",
  "since_school",
  "until_school",
  "points",
  "booked_by",
  "note",
] as const;

type RosterRow = Record<(typeof columns)[number], string | number | null>;

/** Seats that are read at once. */
const seatsPage = 200;

/** Streams a class's seats, then its waiting list, as comma-separated values like the export of leads. */
export async function* formatRoster(
  db: Database,
  classId: number,
  context: { now: Date; language: DeskLanguage },
): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvRow(columns);
  const { rosterStates } = deskMessages[context.language].bookings;
  let after = 0;
  for (;;) {
    const where = and(eq(bookings.classId, classId), isSeat, gt(bookings.id, after));
    const seats = await readSeats(db, where, { ...context, limit: seatsPage });
    const phones = await readPhones(db, seats);
    const rows = seats.map((seat): RosterRow => ({
      state: rosterStates.seat,
      student: seat.student.name,
      parent: seat.parent,
      email: seat.email,
      phone: phones.get(seat.email ?? "") ?? null,
      since_school: schoolTime(new Date(seat.booked_at)),
      until_school: null,
      points: seat.points,
      booked_by: seat.booked_by || null,
      note: seat.note || null,
    }));
    yield rows.map(formatRow).join("");
    if (seats.length < seatsPage) break;
    after = seats.at(-1)?.id ?? 0;
  }
  const { places } = await readWaitingList(db, classId, context.now);
  const phones = await readPhones(db, places);
  const rows = places.map(({ student, parent, email, state, since, until }): RosterRow => ({
    state: rosterStates[state],
    student: student.name,
    parent,
    email,
    phone: phones.get(email ?? "") ?? null,
    since_school: schoolTime(new Date(since)),
    until_school: until && schoolTime(new Date(until)),
    points: null,
    booked_by: null,
    note: null,
  }));
  yield rows.map(formatRow).join("");
}

const formatRow = (row: RosterRow) => formatCsvRow(columns.map((column) => row[column]));

/** Reads the phones of campaign enrolments with the same emails, which are the only ones that the site knows. */
async function readPhones(db: Database, people: readonly { email: string | null }[]) {
  const emails = people.flatMap(({ email }) => email ?? []);
  const phones = new Map<string, string>();
  if (emails.length === 0) return phones;
  const email = sql<string>`lower(${enrolments.email})`;
  const rows = await db
    .select({ email, code: enrolments.phoneCode, number: enrolments.phoneNumber })
    .from(enrolments)
    .where(and(inArray(email, emails), isNotNull(enrolments.e164)));
  for (const row of rows) phones.set(row.email, `${row.code}-${row.number}`);
  return phones;
}
