import type { DeskLanguage } from "../../../base/desk/language";
import { schoolTime } from "../../school/school-time";
import { deskMessages } from "../../../base/desk/messages";
import { readContactPhones } from "../../identity/queries";
import { readPhones } from "../../leads/queries";
import { readWaitingList } from "../../series/bookings/desk/waiting-list";
import { readClassSeats } from "../../series/bookings/desk/rows";
import type { Database } from "../../../base/db/types";
import { byteOrderMark, formatCsvRow } from "../../../base/text/csv";

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
    const seats = await readClassSeats(db, { classId, after }, { ...context, limit: seatsPage });
    const findPhone = await createPhoneFinder(db, seats);
    const rows = seats.map((seat): RosterRow => ({
      state: rosterStates.seat,
      student: seat.student.name,
      parent: seat.parent,
      email: seat.email,
      phone: findPhone(seat),
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
  const findPhone = await createPhoneFinder(db, places);
  const rows = places.map(({ student, parent, email, state, since, until }): RosterRow => ({
    state: rosterStates[state],
    student: student.name,
    parent,
    email,
    phone: findPhone({ student, email }),
    since_school: schoolTime(new Date(since)),
    until_school: until && schoolTime(new Date(until)),
    points: null,
    booked_by: null,
    note: null,
  }));
  yield rows.map(formatRow).join("");
}

const formatRow = (row: RosterRow) => formatCsvRow(columns.map((column) => row[column]));

type Contact = { student: { id: number }; email: string | null };

/** Returns the phone of a family: the one that staff entered, else one of an enrolment with the same email. */
async function createPhoneFinder(db: Database, people: readonly Contact[]) {
  const own = await readContactPhones(
    db,
    people.map(({ student }) => student.id),
  );
  const enrolled = await readPhones(
    db,
    people.flatMap(({ email }) => email ?? []),
  );
  return ({ student, email }: Contact) => own.get(student.id) ?? enrolled.get(email ?? "") ?? null;
}
