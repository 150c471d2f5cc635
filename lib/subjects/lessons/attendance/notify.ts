import { isLanguage } from "../../../base/i18n/languages";
import type { Database } from "../../../base/db/types";
import { insertNotifications, toNotificationRows } from "../../../engines/notifications/enqueue";
import { deleteWaiting } from "../../../engines/notifications/queries";
import { readAccounts } from "../../identity/queries";
import type { Account } from "../../identity/tokens";
import type { LockedLesson } from "./locked-lesson";

const minuteMs = 60_000;

/** Delay of a notice of an absence, so that a wrong mark can be corrected before anybody reads of it. */
export const absenceDelayMs = 20 * minuteMs;
/** A notice waits no longer than this after the first absence of the family, however often its marks change. */
const maxDelayMs = 50 * minuteMs;
/** A lesson that is marked later than this causes no notices. */
const maxAgeMs = 3 * 24 * 60 * minuteMs;

/** Start of the keys of all notices of a lesson; a lesson at another time has another. */
const lessonKey = ({ id, startsAt }: LockedLesson) =>
  `missed:${id}:${Math.round(startsAt.getTime() / 1000)}:`;

/** Key of a notice, which names its students, so that no later notice names them again. */
const noticeKey = (lesson: LockedLesson, students: readonly Account[]) =>
  `${lessonKey(lesson)}${students.map(({ id }) => id).join(",")}`;

const studentsOfKey = (lesson: LockedLesson, key: string): number[] =>
  (key.slice(lessonKey(lesson).length).split(":")[0] ?? "").split(",").map(Number);

type Absences = {
  /** Students who became absent, or are absent no more. */
  changed: readonly number[];
  /** All students who are absent now. */
  absent: readonly number[];
  now: Date;
};

/**
 * Notifies each family once of an absence, within the hour, unless it is corrected before. A notice that still waits is
 * replaced by one that names all students of the family who are absent.
 */
export async function notifyOfAbsences(
  tx: Database,
  lesson: LockedLesson,
  { changed, absent, now }: Absences,
): Promise<void> {
  if (changed.length === 0) return;
  const students = await readAccounts(tx, [...changed, ...absent]);
  const parents = await readAccounts(
    tx,
    [...students.values()].flatMap(({ parentId }) => parentId ?? []),
  );
  const recipientOf = (student: Account): Account => {
    const parent = parents.get(student.parentId ?? 0);
    return parent && (parent.email !== null || student.email === null) ? parent : student;
  };
  const families = new Map<number, { recipient: Account; absent: Account[] }>();
  for (const id of changed) {
    const student = students.get(id);
    const recipient = student && recipientOf(student);
    if (recipient) families.set(recipient.id, { recipient, absent: [] });
  }
  for (const id of [...absent].toSorted((one, other) => one - other)) {
    const student = students.get(id);
    if (student?.nickname) families.get(recipientOf(student).id)?.absent.push(student);
  }
  const before = await deleteWaiting(
    tx,
    { kind: "lesson.missed", accountIds: [...families.keys()], keyStart: lessonKey(lesson) },
    now,
  );
  const named = new Set(before.remainingKeys.flatMap((key) => studentsOfKey(lesson, key)));
  const isTooLate = lesson.startsAt.getTime() < now.getTime() - maxAgeMs;
  for (const { recipient, absent: all } of families.values()) {
    const [first, ...others] = all.filter(({ id }) => !named.has(id));
    if (!first || isTooLate) continue;
    const since = before.waitingSince.get(recipient.id) ?? now;
    const latest = Math.max(since.getTime() + maxDelayMs, now.getTime());
    const rows = toNotificationRows({
      kind: "lesson.missed",
      about: { accountId: recipient.id },
      mailTo: ["person"],
      now,
      once: noticeKey(lesson, [first, ...others]),
      data: {
        student: { id: first.id, name: first.nickname },
        students: [first, ...others].map(({ nickname }) => nickname),
        email: recipient.email,
        language: isLanguage(recipient.language) ? recipient.language : null,
        class: { id: lesson.classId, name: lesson.className },
        lesson: lesson.name,
        starts_at: lesson.startsAt.toISOString(),
      },
    });
    await insertNotifications(
      tx,
      // A lane of its own: other notices to the family do not wait for the delay.
      rows.map((row) => ({
        ...row,
        createdAt: since,
        lane: `${row.lane}:missed`,
        nextTryAt: new Date(Math.min(now.getTime() + absenceDelayMs, latest)),
      })),
      { skipsDuplicates: true },
    );
  }
}
