import type { ResponseOf } from "../../../base/contract/call";
import { database } from "../../../base/db/connect";
import { localize } from "../../../base/db/localized";
import type { Database } from "../../../base/db/types";
import type { DeskLanguage } from "../../../base/desk/language";
import { deskMessages } from "../../../base/desk/messages";
import { deskRefusal } from "../../../base/desk/refusals";
import { toTableFile } from "../../../engines/calls/table-file";
import { compareByName } from "../../staff/compare-by-name";
import type { DeskHandlers } from "../../staff/context";
import { lockTeacherForShare, readTeacherNames } from "../../teachers/queries";
import { lockShownLesson } from "../attendance/save";
import { writeAuditLog } from "./audit";
import { saveDelay } from "./delays";
import type { hoursCalls } from "./desk-calls";
import { listRates, saveRate } from "./rates";
import { readMonthHours, sumPay } from "./read-hours";
import { listHoursRows } from "./rows";
import { lateCancelHours } from "./settings";
import { toKindHours } from "./shapes";

export const hoursHandlers: DeskHandlers<typeof hoursCalls> = {
  "hours/month": async ({ month }, { now, language }) => {
    const db = await database();
    const { hours, unmarkedTrials } = await readMonthHours(db, month, now);
    const teachers = await nameTeachers(db, [...hours.keys()], language);
    return {
      teachers: teachers.map(({ id, name }) => {
        const kinds = hours.get(id) ?? [];
        return { id, name, kinds: kinds.map(toKindHours), totals: sumPay(kinds) };
      }),
      totals: sumPay([...hours.values()].flat()),
      unmarked_trials: unmarkedTrials,
      late_cancel_hours: lateCancelHours(),
    };
  },

  "hours/export": async ({ month, format }, { self, now, language }) => {
    const db = await database();
    const { hours } = await readMonthHours(db, month, now);
    const teachers = await nameTeachers(db, [...hours.keys()], language);
    await writeAuditLog(db, self.id, "hours-exported", month);
    const rows = teachers.map(({ id, name }) => ({ name, kinds: hours.get(id) ?? [] }));
    const { kinds: kindNames } = deskMessages[language].timetable;
    return toTableFile(`teacher-hours-${month}`, format, listHoursRows(month, rows, kindNames));
  },

  "hours/rates": async ({ teacher_id: teacherId }) => describeRates(await database(), teacherId),

  "hours/set-rate": async ({ teacher_id: teacherId, kind, month, rate }, { self, language }) => {
    const db = await database();
    await db.transaction(async (tx) => {
      if (!(await lockTeacherForShare(tx, teacherId))) throw deskRefusal("gone", language, "teacher_id");
      await saveRate(tx, { teacherId, kind, month }, rate, self.id);
      await writeAuditLog(tx, self.id, "teacher-rate", `#${teacherId}: ${kind}, ${month}`);
    });
    return describeRates(db, teacherId);
  },

  "hours/delay": async ({ minutes, ...shown }, { self, now, language }) => {
    const db = await database();
    await db.transaction(async (tx) => {
      const lesson = await lockShownLesson(tx, shown);
      if (!lesson) throw deskRefusal("gone", language);
      if (lesson.startsAt > now) throw deskRefusal("notBegun", language);
      await saveDelay(tx, lesson, minutes, self.id);
      const subject = `series ${lesson.classId}, ${lesson.startsAt.toISOString()}, ${minutes}`;
      await writeAuditLog(tx, self.id, "teacher-delay", subject);
    });
    return {};
  },
};

/** Names teachers, in the order of their names. */
async function nameTeachers(db: Database, ids: readonly number[], language: DeskLanguage) {
  const names = await readTeacherNames(db, ids);
  return [...names]
    .map(([id, name]) => ({ id, name: localize(name, language) }))
    .toSorted(compareByName(language));
}

async function describeRates(
  db: Database,
  teacherId: number,
): Promise<ResponseOf<typeof hoursCalls, "hours/rates">> {
  const rows = await listRates(db, teacherId);
  return { rates: rows.map(({ kind, month, amount, currency }) => ({ kind, month, amount, currency })) };
}
