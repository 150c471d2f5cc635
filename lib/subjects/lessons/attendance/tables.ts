import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../base/db/columns";
import { accounts } from "../../identity/tables";
import { lessons } from "../../series/tables";
import { staff } from "../../staff/tables";
import type { AttendanceState } from "../../../base/contract/attendance-states";

/** Whether a student was in a lesson of a series class. The marks of a canceled lesson are deleted with it. */
export const lessonAttendance = pgTable(
  "lesson_attendance",
  {
    lessonId: integer("lesson_id")
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    studentId: integer("student_id")
      .notNull()
      .references(() => accounts.id),
    /** Start of the lesson that was marked: of a lesson that moved since, only excuses count. */
    startsAt: instant("starts_at").notNull(),
    state: text().$type<AttendanceState>().notNull(),
    /** When the family excused the student. */
    excusedByFamilyAt: instant("excused_by_family_at"),
    /** When the teacher or staff marked it; null for an excuse of the family. */
    markedAt: instant("marked_at"),
    /** The member of staff who marked it; null for the teacher. */
    staffId: integer("staff_id").references(() => staff.id),
  },
  (t) => [
    primaryKey({ columns: [t.lessonId, t.studentId] }),
    index("lesson_attendance_student").on(t.studentId),
    check("lesson_attendance_state", sql`${t.state} in ('present', 'late', 'absent', 'excused')`),
    check(
      "lesson_attendance_source",
      sql`${t.markedAt} is not null or (${t.state} = 'excused' and ${t.excusedByFamilyAt} is not null)`,
    ),
  ],
);
