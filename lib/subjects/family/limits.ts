/** The maximum number of students per parent. It fits large families and stops abuse from filling the database. */
export const maxStudents = 12;
