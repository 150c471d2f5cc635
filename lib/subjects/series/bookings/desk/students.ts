import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { RequestOf, ResponseOf } from "../../../../base/contract/call";
import { bookings, isSeat } from "../../tables";
import { accounts } from "../../../identity/tables";
import { enrolments } from "../../../leads/tables";
import type { Database } from "../../../../base/db/types";
import { contactEmail, parents } from "../../../identity/member-columns";
import { splitWords } from "../../../../base/text/fold";
import { hasWordsInColumn, matchesPhone } from "../../../staff/search";
import type { bookingCalls } from "../desk-calls";
import { readWaitingList } from "./waiting-list";

type FoundStudent = ResponseOf<typeof bookingCalls, "bookings/students">["students"][number];

/** The most students that a search finds, and the most enrolments that it considers for a phone. */
const [maxStudents, maxPhones] = [20, 200];

/** Finds students by name or email, of the student or the parent, or by phone, with their state in a class. */
export async function findStudents(
  db: Database,
  { class_id: classId, text }: RequestOf<typeof bookingCalls, "bookings/students">,
  now: Date,
): Promise<FoundStudent[]> {
  if (splitWords(text).length === 0) return [];
  const phone = matchesPhone(enrolments.e164, text);
  const emails = db
    .select({ email: sql<string>`lower(${enrolments.email})` })
    .from(enrolments)
    .where(phone)
    .limit(maxPhones);
  const words = hasWordsInColumn(sql`concat_ws(chr(10), ${accounts.search}, ${parents.search})`, text);
  const rows = await db
    .select({
      id: accounts.id,
      name: accounts.nickname,
      parent: parents.nickname,
      email: contactEmail,
      balance: sql<number>`coalesce(${parents.points}, 0)`,
    })
    .from(accounts)
    .innerJoin(parents, eq(parents.id, accounts.parentId))
    .where(
      and(
        eq(accounts.kind, "student"),
        ne(accounts.nickname, ""),
        or(words, phone && or(inArray(accounts.email, emails), inArray(parents.email, emails))),
      ),
    )
    .orderBy(asc(accounts.sortKey), asc(accounts.id))
    .limit(maxStudents);
  const seats = await db
    .select({ id: bookings.studentId })
    .from(bookings)
    .where(and(eq(bookings.classId, classId), isSeat));
  const seated = new Set(seats.map(({ id }) => id));
  const { places } = await readWaitingList(db, classId, now);
  const stateOf = (id: number): FoundStudent["state"] => {
    if (seated.has(id)) return "seat";
    const place = places.find(({ student }) => student.id === id);
    return place && place.state !== "lapsed" ? place.state : null;
  };
  return rows.map((row) => ({ ...row, state: stateOf(row.id) }));
}
