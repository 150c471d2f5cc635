import { and, type SQL } from "drizzle-orm";
import type { ViewRequest } from "./view-calls";
import { localizedArt } from "../../engines/pictures/localized-art";
import { classroomState, nextLesson, type Slot } from "../../base/schedule/classroom-window";
import { school } from "../school/school";
import { database } from "../../base/db/connect";
import { localize } from "../../base/db/localized";
import { listStudentIds } from "../identity/queries";
import { findCourse } from "../live/queries";
import { isBookedBy, isClass, isOfTeacher, isTaughtBy, listTaughtIds } from "../series/member-queries";
import { findTeacher } from "../teachers/queries";
import { findOwnTrial } from "../trials/queries";
import type { Database } from "../../base/db/types";
import { findLive, toReadyLiveItem } from "../live/live-item";
import { readLinks } from "../lessons/links/read-links";
import { listStudents } from "../family/students";
import { optionalAccount, requireAccount, type Account } from "../identity/tokens";
import { ProviderError } from "../../base/contract/provider-error";
import { type CallContext } from "../../engines/calls/context";
import { trialTitle } from "./teaching-lessons";
import { type Views, requireId, readClasses } from "./view-queries";

/** The views of one live class, course, teacher or lesson. */
export const detailViews: Pick<Views, "live-detail" | "course" | "teacher-detail" | "classroom"> = {
  "live-detail": async (viewRequest, context) => {
    const db = await database();
    await requireAccount(db, context);
    const live = await readLive(db, viewRequest, context);
    return { ...live, has_link: (await readLiveLink(db, live.id)) !== null };
  },

  /** Public, but only members get the addresses of recordings (spec section 6). */
  course: async (viewRequest, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const viewer = await optionalAccount(db, context);
    const found = await findCourse(db, requireId(viewRequest), now);
    if (!found) throw new ProviderError("notFound", "");
    const { course } = found;
    const name = localize(course.name, language);
    return {
      course_id: course.id,
      course_cover_url: localizedArt(course.cover, language),
      course_brief: localize(course.brief, language),
      course_name: name,
      level_class_point: course.levelClassPoints.map((class_point) => ({ class_point })),
      recordings: found.recordings.map((row) => ({
        course_id: course.id,
        course_name: name,
        lesson_name: localize(row.lessonName, language),
        cover: localizedArt(row.cover, language),
        from: row.startsAt.toISOString(),
        // The embedded provider stores no videos. Those without an address of their own are on the school's channel.
        watch_url: viewer ? (row.url ?? school().videoChannel) : null,
      })),
    };
  },

  "teacher-detail": async (viewRequest, context) => {
    const { language } = context;
    const db = await database();
    const viewer = await requireAccount(db, context);
    const students = viewer.kind === "teacher" ? [] : await listStudents(db, viewer);
    const ids = students.map((student) => student.id);
    const teacher = await findTeacher(db, requireId(viewRequest));
    if (!teacher) throw new ProviderError("notFound", "");
    return {
      nickname: localize(teacher.nickname, language),
      avatar: teacher.avatar,
      country: teacher.country,
      description: localize(teacher.description, language),
      classes: await readClasses(db, isOfTeacher(teacher.id), ids, context),
    };
  },

  classroom: async (viewRequest, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    if (viewRequest.of === "series") return readLesson(db, viewRequest, account, context);
    if (viewRequest.of === "trial") return readTrialEntry(db, viewRequest, account, context);
    const { id, course_name: title, lesson_name, from, to } = await readLive(db, viewRequest, context);
    return toEntry({ title, lesson_name, from, to }, await readLiveLink(db, id), context);
  },
};

async function readLive(db: Database, viewRequest: ViewRequest, { language }: CallContext) {
  const found = await findLive(db, requireId(viewRequest));
  if (!found) throw new ProviderError("notFound", "");
  return toReadyLiveItem(found, language);
}

/**
 * The current or next lesson of a series class, or else the last one.
 * @throws ProviderError notFound if the account has no part in the class, whether or not it exists.
 */
async function readLesson(db: Database, viewRequest: ViewRequest, account: Account, context: CallContext) {
  const { now = new Date() } = context;
  const [series] = await readClasses(
    db,
    and(isClass(requireId(viewRequest)), await participantCondition(db, account)),
    [],
    context,
  );
  if (!series) throw new ProviderError("notFound", "");
  const taughtIds =
    account.teacherId === null ? null : await listTaughtIds(db, account.teacherId, series.class_id);
  const links = (await readLinks(db, "series", [series.class_id])).get(series.class_id);
  // A teacher enters only their own lessons: a substitute none but those, the replaced teacher all others.
  const lessons = series.lesson_list
    .map((lesson, index) => ({ ...lesson, link: links?.[index]?.url ?? null }))
    .filter(({ lesson_id: id }) => taughtIds?.has(id) ?? true);
  const lesson = lessons[nextLesson(lessons, now.getTime()) ?? lessons.length - 1];
  if (!lesson) throw new ProviderError("notFound", "");
  const { lesson_name, from, to, link } = lesson;
  return toEntry({ title: series.combo_name, lesson_name, from, to }, link, context);
}

/**
 * A trial lesson that is arranged or was held, for its teacher, its student and the student's parent.
 * @throws ProviderError notFound for everybody else, whether or not it exists.
 */
async function readTrialEntry(
  db: Database,
  viewRequest: ViewRequest,
  account: Account,
  context: CallContext,
) {
  const { language } = context;
  const id = requireId(viewRequest);
  const found = await findOwnTrial(db, id, account);
  const lesson = (await readLinks(db, "trial", [id])).get(id)?.[0];
  if (!found || !lesson) throw new ProviderError("notFound", "");
  const names =
    account.teacherId === null
      ? {
          title: found.teacher ? localize(found.teacher, language) : "",
          lesson_name: localize(lesson.name, language),
        }
      : { title: "", lesson_name: trialTitle(found.student, language) };
  const slot = { from: lesson.startsAt.toISOString(), to: lesson.endsAt.toISOString() };
  return toEntry({ ...names, ...slot }, lesson.url, context);
}

/** The link of a live class. Live classes have no seats: every member may enter. */
const readLiveLink = async (db: Database, id: number): Promise<string | null> =>
  (await readLinks(db, "live", [id])).get(id)?.[0]?.url ?? null;

/** Adds the classroom's state. The secret link leaves the server only while the classroom is open. */
function toEntry<Lesson extends Slot>(lesson: Lesson, url: string | null, { now = new Date() }: CallContext) {
  const state = classroomState(lesson, now.getTime());
  const link = state === "open" ? url : null;
  return { ...lesson, state, now: now.toISOString(), has_link: url !== null, link };
}

/** Selects the series classes that an account takes part in, as teacher, as student, or as a student's parent. */
async function participantCondition(db: Database, account: Account): Promise<SQL> {
  const { id, kind, teacherId } = account;
  if (teacherId !== null) return isTaughtBy(db, teacherId);
  if (kind === "student") return isBookedBy(db, [id]);
  return isBookedBy(db, await listStudentIds(db, id));
}
