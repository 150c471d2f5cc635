/*
 * Values of `data-for` (globals.css): the viewers that a part of the page is for. `pending` is a visitor with a
 * token whose kind of account is not known yet: never shown a login, and not yet a centre.
 */
export const guests = "guest";
export const students = "student";
export const teachers = "teacher";
export const signedIn = "pending student teacher";
export const notTeachers = "guest pending student";
