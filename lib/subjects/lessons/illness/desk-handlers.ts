import type { ResponseOf } from "../../../base/contract/call";
import { database } from "../../../base/db/connect";
import { localize } from "../../../base/db/localized";
import type { Database } from "../../../base/db/types";
import type { DeskLanguage } from "../../../base/desk/language";
import { deskRefusal } from "../../../base/desk/refusals";
import { isLanguage } from "../../../base/i18n/languages";
import { daysBetween } from "../../../base/schedule/zoned";
import type { BusyTimes, TimeRange } from "../../../engines/busy-times/busy-times";
import { readAccounts } from "../../identity/queries";
import { listLiveTeachers } from "../../live/queries";
import { endOfSchoolDay, startOfSchoolDay } from "../../school/school-time";
import { readClassVersion } from "../../series/lesson-changes/read";
import { listNotifiedFamilies } from "../../series/notified-families";
import { listTaughtModes } from "../../series/queries";
import { compareByName } from "../../staff/compare-by-name";
import type { DeskHandlers } from "../../staff/context";
import { listSpokenLanguages } from "../../teachers/queries";
import { listTrialTeachers } from "../../trials/queries";
import { listLessons } from "../day/list-lessons";
import { taughtKind, type TaughtKind } from "../kinds";
import type { illnessCalls } from "./desk-calls";
import { proposeSubstitutes, type Candidate } from "./substitutes";

/** The longest illness that is listed at once. */
const maxDays = 366;

type Lesson = Awaited<ReturnType<typeof listLessons>>[number];
type Response = ResponseOf<typeof illnessCalls, "illness/lessons">;

export const illnessHandlers: DeskHandlers<typeof illnessCalls> = {
  "illness/lessons": async (
    { teacher_id: teacherId, first_day: firstDay, last_day: lastDay },
    { now, language, busyTimes },
  ) => {
    if (lastDay < firstDay) throw deskRefusal("lastDayBefore", language, "last_day");
    if (daysBetween(firstDay, lastDay) >= maxDays) throw deskRefusal("tooManyDays", language, "last_day");
    const db = await database();
    const range = { from: startOfSchoolDay(firstDay), until: endOfSchoolDay(lastDay) };
    const lessons = (await listLessons(db, range)).filter(
      (lesson) => lesson.teacherId === teacherId && lesson.endsAt > now,
    );
    if (lessons.length === 0) return { classes: [], others: [] };
    const others = { teacherId, ...around(lessons) };
    const candidates = await readCandidates(db, others, { language, busyTimes });
    return {
      classes: await describeClasses(db, lessons, candidates, language),
      others: await describeOthers(db, lessons, candidates, language),
    };
  },
};

const toPeriod = ({ startsAt, endsAt }: Lesson) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const toTimes = ({ startsAt, endsAt }: Lesson) => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
});

async function describeClasses(
  db: Database,
  lessons: readonly Lesson[],
  candidates: readonly Candidate[],
  language: DeskLanguage,
): Promise<Response["classes"]> {
  const classes = [];
  const ofClasses = lessons.filter(({ of }) => of === "series");
  for (const id of new Set(ofClasses.map((lesson) => lesson.id))) {
    const own = ofClasses.filter((lesson) => lesson.id === id);
    const { mode = "one-to-many", name = {} } = own[0] ?? {};
    const families = await listNotifiedFamilies(db, id);
    const languages = families.flatMap((family) => family.language ?? []);
    const propose = (some: readonly Lesson[]) =>
      proposeSubstitutes(candidates, { kind: mode, languages, periods: some.map(toPeriod) });
    classes.push({
      ...{ id, mode, name: localize(name, language) },
      version: await readClassVersion(db, id),
      students: families.flatMap(({ students }) => students.map((student) => student.name)),
      lessons: own.map((lesson) => ({
        ...{ id: lesson.lessonId ?? 0, name: localize(lesson.lessonName ?? {}, language) },
        ...toTimes(lesson),
        substitutes: propose([lesson]),
      })),
      substitutes: propose(own),
    });
  }
  return classes;
}

async function describeOthers(
  db: Database,
  lessons: readonly Lesson[],
  candidates: readonly Candidate[],
  language: DeskLanguage,
): Promise<Response["others"]> {
  const students = await readAccounts(
    db,
    lessons.flatMap(({ studentId }) => studentId ?? []),
  );
  const parents = await readAccounts(
    db,
    [...students.values()].flatMap(({ parentId }) => parentId ?? []),
  );
  return lessons.flatMap((lesson) => {
    const { of, id, lessonName = {}, studentId = 0 } = lesson;
    if (of === "series") return [];
    const student = students.get(studentId);
    const read = student?.language ?? parents.get(student?.parentId ?? 0)?.language;
    return {
      ...{ of, id, ...toTimes(lesson) },
      name: of === "trial" ? (student?.nickname ?? "") : localize(lessonName, language),
      substitutes: proposeSubstitutes(candidates, {
        kind: taughtKind(of, undefined),
        languages: isLanguage(read) ? [read] : [],
        periods: [toPeriod(lesson)],
      }),
    };
  });
}

/** The time from the first start to the last end. */
function around(lessons: readonly { startsAt: Date; endsAt: Date }[]): TimeRange {
  return {
    from: new Date(Math.min(...lessons.map(({ startsAt }) => startsAt.getTime()))),
    until: new Date(Math.max(...lessons.map(({ endsAt }) => endsAt.getTime()))),
  };
}

/** Reads all other teachers with what they teach and when they are busy. */
async function readCandidates(
  db: Database,
  { teacherId, ...range }: TimeRange & { teacherId: number },
  { language, busyTimes }: { language: DeskLanguage; busyTimes: BusyTimes },
): Promise<Candidate[]> {
  const kinds = new Map<number, Set<TaughtKind>>();
  const add = (id: number, kind: TaughtKind) => kinds.set(id, (kinds.get(id) ?? new Set()).add(kind));
  for (const { teacherId: id, mode } of await listTaughtModes(db)) add(id, mode);
  for (const id of await listLiveTeachers(db)) add(id, "free");
  for (const id of await listTrialTeachers(db)) add(id, "trial");
  const others = (await listSpokenLanguages(db))
    .filter(({ id }) => id !== teacherId)
    .map(({ id, nickname, languages }) => ({ id, name: localize(nickname, language), languages }))
    .toSorted(compareByName(language));
  const candidates = [];
  for (const other of others)
    candidates.push({
      ...other,
      kinds: kinds.get(other.id) ?? new Set<TaughtKind>(),
      busyTimes: await busyTimes.ofTeacher(db, other.id, range),
    });
  return candidates;
}
