import { database } from "../../../base/db/connect";
import { endOfSchoolDay, schoolDay, startOfSchoolDay } from "../../school/school-time";
import type { DeskHandlers } from "../../staff/context";
import type { dayCalls } from "./day-calls";
import { describeLessons, listLessons } from "./list-lessons";

/** How far ahead the next lesson is looked for. */
const aheadMs = 14 * 24 * 60 * 60 * 1000;

export const dayHandlers: DeskHandlers<typeof dayCalls> = {
  "lessons/today": async (_, { self, now, language }) => {
    const db = await database();
    const day = schoolDay(now);
    const end = endOfSchoolDay(day);
    const lessons = await listLessons(db, { from: startOfSchoolDay(day), until: end });
    const isOver = lessons.every(({ endsAt }) => endsAt <= now);
    const ahead = isOver
      ? await listLessons(db, { from: end, until: new Date(end.getTime() + aheadMs) })
      : [];
    return {
      lessons: await describeLessons(db, lessons, { language, showsStudents: self.role !== "editor" }),
      next_at: ahead.find(({ startsAt }) => startsAt >= end)?.startsAt.toISOString() ?? null,
    };
  },

  "lessons/timetable": async ({ from, until }, { self, language }) => {
    const db = await database();
    const lessons = await listLessons(db, { from: new Date(from), until: new Date(until) });
    return {
      lessons: await describeLessons(db, lessons, { language, showsStudents: self.role !== "editor" }),
    };
  },
};
