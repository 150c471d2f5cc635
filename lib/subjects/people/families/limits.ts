/** The maximum number of students of a family, as for parents who add them. */
export { maxStudents } from "../../family/limits";

/** Maximum characters of a note on a family. */
export const maxNoteLength = 2000;

/** Maximum characters of a phone as typed. */
export const maxPhoneLength = 40;
