/*
 * How a page names the account that it was built for, in a header of its calls. The server refuses a call whose session
 * belongs to another account. Calls of other clients have no such header.
 */

export const accountHeader = "x-account";

type AccountKind = "student" | "teacher" | "staff";

/** @param id the number in the profile: of the account for students and parents, of the teacher for teachers */
export const toAccountRef = (kind: AccountKind, id: number): string => `${kind}-${id}`;

type Profile = { student: { id: number } | null; teacher: { id: number } | null };

/** @returns undefined for a profile without an account of either kind */
export function toProfileRef({ student, teacher }: Profile): string | undefined {
  if (teacher) return toAccountRef("teacher", teacher.id);
  return student ? toAccountRef("student", student.id) : undefined;
}
