import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { isLanguage, type Language } from "../../base/i18n/languages";
import { readAccounts } from "../identity/queries";
import { bookings, isSeat } from "./tables";

/** A family to be notified: an account with an address of its own, or the parent of students without one. */
export type NotifiedFamily = {
  accountId: number;
  name: string;
  email: string | null;
  language: Language | null;
  students: { id: number; name: string }[];
};

/** Lists the families of a class, each once. */
export async function listNotifiedFamilies(db: Database, classId: number): Promise<NotifiedFamily[]> {
  const seats = await db
    .select({ studentId: bookings.studentId })
    .from(bookings)
    .where(and(eq(bookings.classId, classId), isSeat))
    .orderBy(asc(bookings.id));
  const students = await readAccounts(
    db,
    seats.map(({ studentId }) => studentId),
  );
  const parents = await readAccounts(
    db,
    [...students.values()].flatMap(({ parentId }) => parentId ?? []),
  );
  const families = new Map<number, NotifiedFamily>();
  for (const { studentId } of seats) {
    const student = students.get(studentId);
    // Erased accounts have no name.
    if (!student?.nickname) continue;
    const person = (student.email === null && parents.get(student.parentId ?? 0)) || student;
    const { id: accountId, nickname: name, email, language } = person;
    const family = families.get(accountId) ?? {
      ...{ accountId, name, email, students: [] },
      language: isLanguage(language) ? language : null,
    };
    family.students.push({ id: studentId, name: student.nickname });
    families.set(accountId, family);
  }
  return [...families.values()];
}
