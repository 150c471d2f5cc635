import type { Localized } from "../../../base/db/localized";
import type { Database } from "../../../base/db/types";
import { isLanguage } from "../../../base/i18n/languages";
import { insertNotifications, toNotificationRows } from "../../../engines/notifications/enqueue";
import { readTeacherNames } from "../../teachers/queries";
import { findTeacherAccount } from "../../teachers/teacher-account";
import { listNotifiedFamilies } from "../notified-families";
import type { ChangedLesson } from "./plan";
import { kindOf } from "./save";

export type NotifiedTeacher = {
  teacherId: number;
  change: "moved" | "canceled" | "assigned" | "released";
  lessons: ChangedLesson[];
};

/** Lists the teachers whom a change concerns, each with their lessons that are not over. */
export function listNotifiedTeachers(changed: readonly ChangedLesson[], now: Date): NotifiedTeacher[] {
  const teachers = new Map<string, NotifiedTeacher>();
  const add = (teacherId: number, change: NotifiedTeacher["change"], lesson: ChangedLesson) => {
    const key = `${teacherId} ${change}`;
    const one = teachers.get(key) ?? { teacherId, change, lessons: [] };
    one.lessons.push(lesson);
    teachers.set(key, one);
  };
  for (const lesson of aheadOf(changed, now)) {
    const kind = kindOf(lesson);
    if (kind === "substituted") {
      add(lesson.after?.teacherId ?? 0, "assigned", lesson);
      add(lesson.before.teacherId, "released", lesson);
    } else if (kind) add(lesson.before.teacherId, kind, lesson);
  }
  return [...teachers.values()];
}

/** Leaves out lessons that are over before and after the change: they need no notification. */
export const aheadOf = (changed: readonly ChangedLesson[], now: Date): ChangedLesson[] =>
  changed.filter((one) => one.before.endsAt > now || (one.after !== null && one.after.endsAt > now));

type Announcement = {
  seriesClass: { id: number; name: Localized };
  changed: readonly ChangedLesson[];
  reason: Localized;
  /** Class points that were given back, by student. */
  refunds: ReadonlyMap<number, number>;
  now: Date;
};

const toLessonData = ({ before, after }: ChangedLesson) => ({
  name: before.name,
  was: before.startsAt.toISOString(),
  starts_at: after?.startsAt.toISOString() ?? null,
});

/** Notifies families and teachers of changed lessons, each once, in the transaction of the change. */
export async function notifyOfLessonChanges(
  tx: Database,
  { seriesClass, changed, reason, refunds, now }: Announcement,
): Promise<void> {
  const ahead = aheadOf(changed, now);
  const first = ahead[0];
  const change = first && kindOf(first);
  if (!first || !change) return;
  const substituteId = change === "substituted" ? (first.after?.teacherId ?? 0) : 0;
  const names = await readTeacherNames(tx, [substituteId]);
  const families = await listNotifiedFamilies(tx, seriesClass.id);
  const rows = families.flatMap(({ accountId, name, email, language, students }) => {
    const points = students.map(({ id }) => refunds.get(id) ?? 0).reduce((sum, one) => sum + one, 0);
    return toNotificationRows({
      kind: "lesson.changed",
      about: { accountId },
      mailTo: ["person"],
      now,
      data: {
        student: { id: accountId, name },
        ...{ email, language, class: seriesClass, change, reason },
        students: students.map((student) => student.name),
        lessons: ahead.map(toLessonData),
        teacher: names.get(substituteId) ?? null,
        points: change === "canceled" && first.after === null ? points : null,
      },
    });
  });
  await insertNotifications(tx, rows);
  for (const notified of listNotifiedTeachers(changed, now)) {
    const account = await findTeacherAccount(tx, notified.teacherId);
    if (!account) continue;
    const { id: accountId, nickname: name, email, language } = account;
    await insertNotifications(
      tx,
      toNotificationRows({
        kind: "teaching.changed",
        about: { accountId },
        mailTo: ["person"],
        now,
        data: {
          teacher: { id: notified.teacherId, name },
          email,
          language: isLanguage(language) ? language : null,
          class: seriesClass,
          change: notified.change,
          lessons: notified.lessons.map(toLessonData),
          reason,
        },
      }),
    );
  }
}
