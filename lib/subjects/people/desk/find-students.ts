import type { RequestOf, ResponseOf } from "../../../base/contract/call";
import type { Database } from "../../../base/db/types";
import { splitWords } from "../../../base/text/fold";
import { searchStudents } from "../../identity/queries";
import { emailsOfPhone } from "../../leads/queries";
import { readWaitingList } from "../../series/bookings/desk/waiting-list";
import { listSeatedStudents } from "../../series/queries";
import type { studentCalls } from "./student-calls";

type FoundStudent = ResponseOf<typeof studentCalls, "bookings/students">["students"][number];

/** The most students that a search finds. */
const maxStudents = 20;

/** Finds students by name or email, of the student or the parent, or by phone, with their state in a class. */
export async function findStudents(
  db: Database,
  { class_id: classId, text }: RequestOf<typeof studentCalls, "bookings/students">,
  now: Date,
): Promise<FoundStudent[]> {
  if (splitWords(text).length === 0) return [];
  const rows = await searchStudents(db, { text, emails: emailsOfPhone(db, text), limit: maxStudents });
  const seated = new Set(await listSeatedStudents(db, classId));
  const { places } = await readWaitingList(db, classId, now);
  const stateOf = (id: number): FoundStudent["state"] => {
    if (seated.has(id)) return "seat";
    const place = places.find(({ student }) => student.id === id);
    return place && place.state !== "lapsed" ? place.state : null;
  };
  return rows.map((row) => ({ ...row, state: stateOf(row.id) }));
}
