import type { RequestOf, ResponseOf } from "../../../base/contract/call";
import { database } from "../../../base/db/connect";
import { localize } from "../../../base/db/localized";
import type { Database } from "../../../base/db/types";
import { deskRefusal } from "../../../base/desk/refusals";
import { isMeetingUrl } from "../../../base/links/meeting-url";
import { lockRecord } from "../../../engines/content/records";
import { bumpContentVersion } from "../../../engines/content/version";
import { configuredChannels } from "../../../engines/notifications/configured-channels";
import { withLinkChangesAnnounced } from "../../../engines/meeting-links/announce";
import { findClosedDays } from "../../holidays/closed-days";
import { readClosedDays } from "../../holidays/queries";
import { schoolDay } from "../../school/school-time";
import { schoolZone } from "../../school/zone";
import type { SeriesFields } from "../../series/content";
import { withQueue } from "../../series/bookings/booking-queue";
import { lockClass } from "../../series/bookings/waiting-list";
import { seriesLinks } from "../../series/meeting-links";
import { listNotifiedFamilies } from "../../series/notified-families";
import { nextStart } from "../../series/lesson-changes/next-start";
import { aheadOf, listNotifiedTeachers, notifyOfLessonChanges } from "../../series/lesson-changes/notify";
import { planLessonChange, type LessonChange, type LessonPlan } from "../../series/lesson-changes/plan";
import {
  findClass,
  listCanceledLessons,
  listShares,
  readClassVersion,
  readPaidPoints,
  readPlannedLessons,
} from "../../series/lesson-changes/read";
import { saveLessonPlan } from "../../series/lesson-changes/save";
import { compareByName } from "../../staff/compare-by-name";
import type { DeskHandlers, StaffContext, SubjectQueries } from "../../staff/context";
import { listTeachers, readTeacherNames } from "../../teachers/queries";
import { findTeacherAccount, lockTeacher } from "../../teachers/teacher-account";
import { isCanceledLate } from "../hours/settings";
import { writeAuditLog } from "./audit";
import type { lessonChangeCalls } from "./change-calls";
import { findLessonClashes } from "./find-clashes";
import { readyReasons, toReason } from "./reasons";
import { hasTakenPlace } from "./taken-place";

type Calls = typeof lessonChangeCalls;
type Context = StaffContext & SubjectQueries;

export const lessonChangeHandlers: DeskHandlers<Calls> = {
  "lessons/of-class": async ({ class_id: id }, context) => describeClass(await database(), id, context),

  "lessons/preview": async ({ class_id: classId, change }, context) => {
    const db = await database();
    const { language, now } = context;
    const plan = await makePlan(db, classId, change, context);
    const points = new Map<number, number>();
    for (const { before, after } of plan.changed)
      if (after === null)
        for (const share of await listShares(db, before.id)) points.set(share.studentId, share.points);
    const isSilent = change.kind === "link" || aheadOf(plan.changed, now).length === 0;
    const families = isSilent ? [] : await listNotifiedFamilies(db, classId);
    const notified = listNotifiedTeachers(plan.changed, now);
    const names = await readTeacherNames(
      db,
      notified.map(({ teacherId }) => teacherId),
    );
    const teachers = [];
    for (const { teacherId, change: teacherChange } of notified) {
      const name = localize(names.get(teacherId) ?? {}, language);
      const account = await findTeacherAccount(db, teacherId);
      teachers.push({ name, change: teacherChange, has_email: account !== undefined });
    }
    return {
      warnings: await findLessonClashes(db, plan.changed, { ...context, classId }),
      families: families.map(({ name, students, language: familyLanguage, email }) => ({
        name,
        students: students.map((student) => student.name),
        language: familyLanguage,
        has_email: configuredChannels().mail && email !== null,
        points: students.reduce((sum, { id }) => sum + (points.get(id) ?? 0), 0),
      })),
      teachers,
    };
  },

  "lessons/change": async (request, context) => {
    const db = await database();
    const { saved, warnings } = await withQueue(request.class_id, () =>
      db.transaction((tx) => changeLessons(tx, request, context)),
    );
    return { saved, warnings, class: await describeClass(db, request.class_id, context) };
  },
};

type Saved = Pick<ResponseOf<Calls, "lessons/change">, "saved" | "warnings">;

/**
 * Changes lessons of a class. The record is locked before the class, and that before teachers and accounts, as publishing
 * and booking do. Clashes are looked for under the locks of the teachers, so that no two changes at the same time give
 * one teacher two lessons.
 */
async function changeLessons(
  tx: Database,
  { class_id: classId, change, version, reason: chosenReason, accepted }: RequestOf<Calls, "lessons/change">,
  context: Context,
): Promise<Saved> {
  const { self, now, language } = context;
  const row = await lockRecord<SeriesFields, "series">(tx, { kind: "series", id: classId });
  if (!(await lockClass(tx, classId))) throw deskRefusal("gone", language);
  if (row.version !== version) return { saved: "stale", warnings: [] };
  const plan = await makePlan(tx, classId, change, context);
  const teacherIds = new Set(
    plan.changed.flatMap(({ before, after }) => [before.teacherId, ...(after ? [after.teacherId] : [])]),
  );
  for (const id of [...teacherIds].toSorted((one, other) => one - other))
    if (!(await lockTeacher(tx, id))) throw deskRefusal("gone", language, "teacher_id");
  const found = await findLessonClashes(tx, plan.changed, { ...context, classId });
  const warnings = found.filter(({ key }) => !accepted.includes(key));
  if (warnings.length > 0) return { saved: "clash", warnings };
  const seriesClass = await findClass(tx, classId);
  if (!seriesClass) throw deskRefusal("gone", language);
  const reason = toReason(chosenReason);
  const author = { staffId: self.id, by: self.name, now, reason };
  let refunds: ReadonlyMap<number, number> = new Map();
  const save = async () => {
    refunds = await saveLessonPlan(tx, { row, seriesClass, plan }, author);
  };
  // Families are notified of a substitute or a canceled lesson anyway, so not of its link too.
  const linked =
    change.kind === "link" || change.kind === "move" ? [{ source: seriesLinks, ids: [classId] }] : [];
  await withLinkChangesAnnounced(tx, async () => linked, now, save);
  const announced = { id: classId, name: seriesClass.comboName };
  await notifyOfLessonChanges(tx, { seriesClass: announced, changed: plan.changed, reason, refunds, now });
  const starts = plan.changed.map(({ before }) => before.startsAt.toISOString());
  await writeAuditLog(tx, self.id, auditActions[change.kind], `${classId}, ${starts[0]}, ${starts.length}`);
  await bumpContentVersion(tx);
  return { saved: "saved", warnings: [] };
}

const auditActions = {
  move: "lesson-moved",
  cancel: "lesson-canceled",
  substitute: "lesson-substituted",
  link: "lesson-link",
} as const;

/** Plans a change. @throws ProviderError if the lesson is gone or was held, or the new time is not possible */
async function makePlan(
  db: Database,
  classId: number,
  request: RequestOf<Calls, "lessons/preview">["change"],
  { now, language }: StaffContext,
): Promise<LessonPlan> {
  const change = toChange(request, language);
  const start = "startsAt" in change ? change.startsAt : "instead" in change ? change.instead : null;
  if (start !== null && start <= now)
    throw deskRefusal("inThePast", language, change.kind === "move" ? "starts_at" : "instead");
  const plan = planLessonChange(await readPlannedLessons(db, classId), change);
  if (typeof plan === "string") throw deskRefusal(plan, language);
  if (change.kind === "move" || change.kind === "cancel")
    for (const { before } of plan.changed)
      if (
        before.endsAt <= now &&
        (await hasTakenPlace(db, { classId, lessonId: before.id, startsAt: before.startsAt }))
      )
        throw deskRefusal("lessonHeld", language);
  return plan;
}

function toChange(
  request: RequestOf<Calls, "lessons/preview">["change"],
  language: StaffContext["language"],
): LessonChange {
  if (request.kind === "substitute")
    return { kind: "substitute", lessonIds: request.lesson_ids, teacherId: request.teacher_id };
  const { lesson_id: lessonId } = request;
  if (request.kind === "move") return { kind: "move", lessonId, startsAt: new Date(request.starts_at) };
  if (request.kind === "cancel")
    return { kind: "cancel", lessonId, instead: request.instead === null ? null : new Date(request.instead) };
  const meetingUrl = request.meeting_url || null;
  if (meetingUrl !== null && !isMeetingUrl(meetingUrl))
    throw deskRefusal("wrongLink", language, "meeting_url");
  return { kind: "link", lessonId, meetingUrl };
}

async function describeClass(
  db: Database,
  classId: number,
  { now, language }: StaffContext,
): Promise<ResponseOf<Calls, "lessons/of-class">> {
  const seriesClass = await findClass(db, classId);
  if (!seriesClass) throw deskRefusal("gone", language);
  const lessons = await readPlannedLessons(db, classId);
  const canceled = await listCanceledLessons(db, classId);
  const teachers = (await listTeachers(db))
    .map(({ id, nickname }) => ({ id, name: localize(nickname, language) }))
    .toSorted(compareByName(language));
  const nameOf = (id: number) => teachers.find((teacher) => teacher.id === id)?.name ?? "";
  const { paid, held, ahead, givenBack } = await readPaidPoints(db, classId, now);
  const starts = lessons.map(({ startsAt }) => startsAt);
  const closedDays = await readClosedDays(db, schoolDay(now));
  const isClosed = (start: Date) => findClosedDays(closedDays, start, schoolZone()) !== undefined;
  return {
    version: await readClassVersion(db, classId),
    lessons: lessons.map(({ id, name, startsAt, endsAt, teacherId, meetingUrl }) => ({
      ...{ id, name: localize(name, language), is_over: endsAt <= now },
      ...{ starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() },
      teacher: { id: teacherId, name: nameOf(teacherId) },
      is_substituted: teacherId !== seriesClass.teacherId,
      meeting_url: meetingUrl ?? "",
    })),
    canceled: canceled.map(({ id, name, startsAt, canceledAt }) => ({
      ...{ id, name: localize(name, language) },
      ...{ starts_at: startsAt.toISOString(), canceled_at: canceledAt.toISOString() },
      is_late: isCanceledLate({ startsAt, canceledAt }),
    })),
    points: { paid, held, ahead, given_back: givenBack },
    next_start: nextStart(starts, schoolZone(), isClosed)?.toISOString() ?? null,
    teachers,
    reasons: readyReasons.map((id) => ({ id, text: toReason({ ready: id })[language] ?? "" })),
  };
}
