import type { LessonKind } from "../../base/paths";
import type { Slot } from "../../base/schedule/classroom-window";
import type { AccountView } from "./view-calls";

/** A lesson of a family. */
export type FamilyLesson = Slot & {
  of: LessonKind;
  /** Of the series class, live class or trial lesson. */
  id: number;
  /** Name of the class; empty for a trial lesson. */
  title: string;
  /** Name of the lesson; empty for a trial lesson. */
  lessonName: string;
  /** Names of the students who have a seat in it; empty for a live class, which is saved by the member. */
  students: readonly string[];
  /** Whether it has a classroom to enter; true for a live class, whose classroom page says so if it has none. */
  hasLink: boolean;
};

type FamilyView = Pick<AccountView<"student">, "students" | "trial" | "lives">;

/** Lists the lessons of all students of a family, its arranged trial lesson and its saved live classes, in no order. */
export function listFamilyLessons({ students, trial, lives }: FamilyView): FamilyLesson[] {
  const lessons = new Map<string, FamilyLesson>();
  for (const { nickname, classes } of students)
    for (const { class_id: id, combo_name: title, lesson_list: list } of classes)
      for (const { lesson_name: lessonName, from, to, has_link: hasLink } of list) {
        const key = `${id} ${from}`;
        const names = [...(lessons.get(key)?.students ?? []), nickname];
        lessons.set(key, { of: "series", id, title, lessonName, from, to, hasLink, students: names });
      }
  const { classroom, student, state } = trial;
  return [
    ...lessons.values(),
    ...lives.map(({ id, course_name: title, lesson_name: lessonName, from, to }) => ({
      ...{ of: "live" as const, id, title, lessonName, from, to, hasLink: true, students: [] },
    })),
    ...(classroom && state === "arranged"
      ? [
          {
            ...{ of: "trial" as const, id: classroom.id, from: classroom.from, to: classroom.to },
            ...{ title: "", lessonName: "", hasLink: classroom.has_link, students: student ? [student] : [] },
          },
        ]
      : []),
  ];
}
