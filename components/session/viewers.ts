/*
 * Values of `data-for` (globals.css): the viewers that see an element. `pending` is a visitor with a token whose
 * account type is not known yet, and who therefore sees neither login links nor a dashboard link.
 */
export const guests = "guest";
export const students = "student";
/** Those with a list of classes of their own, unless they turn out to be teachers. */
export const possibleStudents = "pending student";
export const notStudents = "guest teacher";
export const teachersOnly = "teacher";
export const signedIn = "pending student teacher";
export const notTeachers = "guest pending student";
