/** Words of the teachers' row and of a teacher's details. */
export type TeacherLabels = { list: string; from: string; close: string; empty: string };
