import type { RequestOf } from "../../../base/contract/call";
import { birthYears } from "../../../base/contract/account-fields";
import type { Database } from "../../../base/db/types";
import { deskRefusal } from "../../../base/desk/refusals";
import { fallbackLanguage, isLanguage } from "../../../base/i18n/languages";
import { mayBeMinor } from "../../family/minor";
import { addStudent, lockParentForStudent } from "../../family/students";
import type { StaffContext } from "../../staff/context";
import { writeAuditLog } from "../audit";
import type { familyCalls } from "./desk-calls";

/**
 * Adds a student to a parent. Staff state the consent of a parent who has a login; others consent when they accept.
 * @throws ProviderError notFound for anything but a parent; invalidInput for a year that cannot be, a missing consent, or
 * too many students
 */
export async function enterStudent(
  tx: Database,
  {
    id,
    nickname,
    birth_year: year,
    consent,
  }: Omit<RequestOf<typeof familyCalls, "people/add-student">, "key">,
  { self, now, language }: Pick<StaffContext, "self" | "now" | "language">,
): Promise<{ id: number }> {
  const birthYear = year ?? null;
  const thisYear = now.getUTCFullYear();
  const { from, to } = birthYears(thisYear);
  if (birthYear !== null && (birthYear < from || birthYear > to))
    throw deskRefusal("wrongYear", language, "birth_year");
  const locked = await lockParentForStudent(tx, id);
  // A parent account without any login belongs to an adult who learns alone.
  if (!locked || (locked.parent.email === null && !locked.parent.awaitsAcceptance))
    throw deskRefusal("gone", language);
  const { parent, isFull } = locked;
  if (isFull) throw deskRefusal("familyFull", language, "nickname");
  const hasConsent = consent && !parent.awaitsAcceptance;
  const needsConsent = !parent.awaitsAcceptance && (birthYear === null || mayBeMinor(birthYear, thisYear));
  if (needsConsent && !hasConsent) throw deskRefusal("consentNeeded", language, "consent");
  const own = isLanguage(parent.language) ? parent.language : fallbackLanguage;
  const student = await addStudent(tx, parent, { nickname, birthYear, hasConsent, language: own, now });
  await writeAuditLog(tx, self.id, "student-added", `#${student.id}`);
  return student;
}
