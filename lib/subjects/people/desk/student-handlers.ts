import { deskRefusal } from "../../../base/desk/refusals";
import { database } from "../../../base/db/connect";
import { findClassName } from "../../series/queries";
import type { DeskHandlers } from "../../staff/context";
import { writeAuditLog } from "../audit";
import { findStudents } from "./find-students";
import { formatRoster } from "./roster";
import type { studentCalls } from "./student-calls";

export const studentHandlers: DeskHandlers<typeof studentCalls> = {
  "bookings/students": async (request, { now }) => ({
    students: await findStudents(await database(), request, now),
  }),

  "bookings/export": async ({ id }, { self, now, language }) => {
    const db = await database();
    if (!(await findClassName(db, id))) throw deskRefusal("gone", language);
    await writeAuditLog(db, self.id, "roster-exported", String(id));
    const pieces = formatRoster(db, id, { now, language });
    return { name: `class-${id}.csv`, type: "text/csv; charset=utf-8", pieces };
  },
};
