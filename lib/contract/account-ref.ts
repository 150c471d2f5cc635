/*
 * How a page names the account that it was built for, in a header of its calls. The server refuses a call whose session
 * belongs to another account. Calls of other clients have no such header.
 */

export const accountHeader = "x-account";

type AccountKind = "student" | "teacher" | "staff";

/** @param id the number in the profile: of the account for students and parents, of the teacher for teachers */
export const toAccountRef = (kind: AccountKind, id: number): string => `${kind}-${id}`;
