"use client";

import { useLocale, useTranslations } from "next-intl";
import { useClock } from "@/components/ui/use-clock";
import { classroomPath, withId, type LessonKind } from "@/lib/base/paths";
import { nextLesson } from "@/lib/base/schedule/classroom-window";
import { listFamilyLessons, type FamilyLesson } from "@/lib/subjects/people/family-lessons";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { SlotTimes } from "../trials/slot-times";
import { stripClasses } from "./classes";
import { ClassroomEntry } from "./classroom-entry";

/** Addresses of the external classroom, with `{id}`; undefined if lessons are entered by their meeting links. */
export type StudentRooms = Record<LessonKind, string | undefined>;

type NextLessonProps = {
  lesson: FamilyLesson | undefined;
  /** Whether the students are named: a parent may have several. */
  namesStudents: boolean;
  rooms: StudentRooms;
};

/** The lesson of a family that is on or comes next, updated by the clock; undefined if there is none. */
export function useNextLesson(centre: AccountView<"student">): FamilyLesson | undefined {
  const lessons = listFamilyLessons(centre);
  const index = useClock((now) => nextLesson(lessons, now));
  return index === undefined ? undefined : lessons[index];
}

/**
 * The lesson that is on or comes next, with its door. Renders nothing if there is none, or if it is the trial lesson, which
 * has a card of its own.
 */
export function NextLesson({ lesson, namesStudents, rooms }: NextLessonProps) {
  const t = useTranslations("studentCentre.next");
  const locale = useLocale();
  if (!lesson || lesson.of === "trial") return null;
  const { of, id, title, lessonName, students, hasLink } = lesson;
  const names = new Intl.ListFormat(locale).format(students);
  return (
    <section className={`${stripClasses} border-l-4 border-l-cinnabar`} aria-labelledby="next-lesson">
      <div className="flex-[1_1_20rem]">
        <h2 id="next-lesson" className="text-base">
          {t("title")}
        </h2>
        <p className="text-h3 font-bold">{lessonName}</p>
        {title && <p className="text-soft">{title}</p>}
        {namesStudents && names && <p className="text-soft">{t("with", { names })}</p>}
        <SlotTimes slot={lesson} className="mt-3 text-base" />
      </div>
      <ClassroomEntry
        slot={lesson}
        href={hasLink ? withId(rooms[of] ?? classroomPath(of, "{id}"), id) : undefined}
        describedBy="next-lesson"
        className="flex-[0_1_18rem]"
      />
    </section>
  );
}
