/*
 * Values of `data-for` (globals.css): the viewers that see an element. `pending` is a visitor with a token whose
 * account type is not known yet, and who therefore sees neither login links nor a dashboard link.
 */
export const guests = "guest";
export const students = "student";
export const teachers = "teacher";
export const signedIn = "pending student teacher";
export const notTeachers = "guest pending student";
