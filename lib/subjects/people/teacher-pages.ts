import "server-only";
import { readCall } from "../../engines/provider-calls/read-call";
import { dataOf, isSuccess } from "../../base/contract/result";
import type { ReadyLive, RecommendedTeacher } from "../../base/contract/types";
import { env } from "../../base/env";
import { fallbackLanguage, type Language } from "../../base/i18n/languages";
import { readUpcomingLives, readKnownLives } from "../live/read";
import { isOver } from "../series/apply-state";
import { toItem } from "../series/item";
import { readAllClasses, type FoundClass } from "../series/read";
import { schoolZone } from "../school/zone";

/** The teacher could not be read, so it is unknown whether one exists. */
export class UnreadableTeacher extends Error {
  override name = "UnreadableTeacher";
}

/** A teacher with their series classes that are open for applications and their coming live classes. */
export type FoundTeacher = { teacher: RecommendedTeacher; classes: FoundClass[]; lives: ReadyLive[] };

/**
 * Finds a teacher by id. Other providers have no call for a single teacher, so their recommended teachers and the
 * teachers of their classes are searched.
 * @throws UnreadableTeacher if the lists that may contain the teacher could not be read
 */
export async function findTeacher(
  id: number,
  language: Language,
  now: number,
): Promise<FoundTeacher | undefined> {
  const [all, { lives }] = await Promise.all([readAllClasses(language), readUpcomingLives(language)]);
  const teacherClasses = all.filter(({ seriesClass }) => seriesClass.teacher_id === id);
  const teacher = await readTeacher(id, language, teacherClasses);
  return (
    teacher && {
      teacher,
      classes: teacherClasses.filter(
        ({ list, seriesClass }) => !isOver(toItem(list, seriesClass, schoolZone()), now),
      ),
      lives: lives.filter(({ teacher_id }) => teacher_id === id),
    }
  );
}

async function readTeacher(
  id: number,
  language: Language,
  teacherClasses: FoundClass[],
): Promise<RecommendedTeacher | undefined> {
  if (!env().API_HOST) {
    const { readTeacher: read } = await import("../teachers/published");
    return read(id, language).catch((error: unknown) => {
      throw new UnreadableTeacher(`teacher ${id} could not be read`, { cause: error });
    });
  }
  const recommended = await readCall("recommendedTeachers", {}, language);
  const found = dataOf(recommended)?.list.find((one) => one.id === id) ?? teacherOf(teacherClasses[0]);
  if (!found && !isSuccess(recommended)) throw new UnreadableTeacher(`teacher ${id} could not be looked up`);
  return found;
}

/** Converts a class's data about its teacher. */
function teacherOf(found: FoundClass | undefined): RecommendedTeacher | undefined {
  if (!found) return undefined;
  const { teacher_id, teacher_name, teacher_avatar, teacher_region } = found.seriesClass;
  const { teacher_description, teacher_introduction } = found.seriesClass;
  return {
    id: teacher_id,
    nickname: teacher_name,
    avatar: teacher_avatar,
    country: teacher_region,
    description: teacher_description,
    introduction_url: teacher_introduction,
  };
}

/**
 * Reads the ids of the live classes and teachers that have a page; null if they cannot be read.
 * @param classes ids of the teachers of the series classes
 */
export async function readKnownPages({
  teachers,
}: {
  teachers: readonly number[];
}): Promise<{ lives: number[] | null; teachers: number[] | null }> {
  if (!env().API_HOST) {
    const [{ listLiveIds }, { listTeacherIds }] = await Promise.all([
      import("../live/published"),
      import("../teachers/published"),
    ]);
    return { lives: await listLiveIds(), teachers: await listTeacherIds() };
  }
  const [lives, recommended] = await Promise.all([
    readKnownLives(),
    readCall("recommendedTeachers", {}, fallbackLanguage),
  ]);
  const ids = dataOf(recommended)?.list.flatMap(({ id }) => id ?? []);
  return { lives, teachers: ids ? [...new Set([...teachers, ...ids])] : null };
}
