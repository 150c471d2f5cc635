import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AttendanceState } from "../../base/contract/attendance-states";
import type { TrialWishes } from "../../base/contract/trial-request";
import type { TrialState } from "../../base/contract/trial-states";
import { id, instant, createdAt } from "../../base/db/columns";
import { accounts } from "../identity/tables";
import { teachers } from "../teachers/tables";

/** Free trial lessons, one per family. The desk manages their state. */
export const trialLessons = pgTable(
  "trial_lessons",
  {
    id: id(),
    parentId: integer("parent_id")
      .notNull()
      .unique()
      .references(() => accounts.id),
    studentId: integer("student_id")
      .notNull()
      .references(() => accounts.id),
    state: text().$type<TrialState>().notNull().default("asked"),
    /** Incremented by every change, to detect conflicting edits. */
    revision: integer().notNull().default(0),
    /** When it was requested. */
    createdAt: createdAt(),
    /** Start, set when it is arranged. */
    startsAt: instant("starts_at"),
    /** The teacher, set when known. */
    teacherId: integer("teacher_id").references(() => teachers.id),
    /** Secret address of the online classroom of this lesson only, shown to the family and the teacher. */
    meetingUrl: text("meeting_url"),
    /** What the teacher marked: `held` has only marks of one who came, `missed` of one who did not. */
    attendance: text().$type<AttendanceState>(),
    /** The family's wishes; null for requests from before the form existed and after the family is erased. */
    wishes: jsonb().$type<TrialWishes>(),
    /** When the family withdrew it or the school closed it. */
    endedAt: instant("ended_at"),
  },
  (t) => [
    index("trial_lessons_state").on(t.state, t.createdAt),
    check(
      "trial_lessons_state_name",
      sql`${t.state} in ('asked', 'arranged', 'held', 'missed', 'withdrawn', 'closed')`,
    ),
    check(
      "trial_lessons_start",
      sql`(${t.state} in ('asked', 'withdrawn', 'closed')) = (${t.startsAt} is null)`,
    ),
    check("trial_lessons_link", sql`${t.meetingUrl} is null or ${t.startsAt} is not null`),
    check("trial_lessons_ended", sql`(${t.state} in ('withdrawn', 'closed')) = (${t.endedAt} is not null)`),
    check(
      "trial_lessons_attendance",
      sql`(${t.state} = 'held' and ${t.attendance} in ('present', 'late')) or (${t.state} = 'missed' and ${t.attendance} in ('absent', 'excused')) or ${t.attendance} is null`,
    ),
    check("trial_lessons_wishes", sql`jsonb_typeof(${t.wishes}) = 'object'`),
  ],
);
