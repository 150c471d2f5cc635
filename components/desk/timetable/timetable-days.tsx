"use client";

import { useTranslations } from "next-intl";
import { toLocalTime } from "@/lib/base/schedule/zoned";
import { localizedText } from "@/lib/engines/content/form-values";
import { useCurrentUser } from "../current-user";
import { useClosedDays } from "../holidays/use-closed-days";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { formatDayOfWeek } from "../time";
import { lessonHref } from "../today/lessons";
import { kindOf, type TimetableLesson } from "./lessons";
import styles from "./timetable.module.css";

type TimetableDaysProps = { days: readonly string[]; lessons: readonly TimetableLesson[]; zone: string };

/** The lessons of days: a table of teachers and days where there is room and in print, otherwise a list by day. */
export function TimetableDays({ days, lessons, zone }: TimetableDaysProps) {
  const t = useTranslations("desk.timetable");
  const closedOn = useClosedDayNames();
  const lessonsOn = (day: string) =>
    lessons.filter(({ starts_at: startsAt }) => toLocalTime(new Date(startsAt), zone).date === day);
  const teachers = [
    ...new Map(lessons.map(({ teacher_id: id, teacher }) => [id ?? 0, teacher || t("noTeacher")])),
  ].toSorted(([, a], [, b]) => a.localeCompare(b, document.documentElement.lang));
  const note = (day: string) => {
    const name = closedOn(day);
    return name !== undefined && <Small className="block">{t("closed", { name })}</Small>;
  };
  return (
    <>
      <div className={`${styles.sheet} hidden sheet p-3 min-[64rem]:block print:block`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("teacher")}</th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {formatDayOfWeek(day)}
                  {note(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teachers.map(([id, name]) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {days.map((day) => (
                  <td key={day}>
                    <Lessons
                      lessons={lessonsOn(day).filter(({ teacher_id: teacherId }) => (teacherId ?? 0) === id)}
                      zone={zone}
                    />
                  </td>
                ))}
              </tr>
            ))}
            {teachers.length === 0 && (
              <tr>
                <td colSpan={days.length + 1}>{t("none")}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className="flex flex-col gap-4 min-[64rem]:hidden print:hidden!">
        {days.map((day) => (
          <Sheet key={day} aria-labelledby={`day-${day}`}>
            <SheetTitle id={`day-${day}`}>{formatDayOfWeek(day)}</SheetTitle>
            {note(day)}
            {lessonsOn(day).length === 0 ? (
              <p>{t("none")}</p>
            ) : (
              <Lessons lessons={lessonsOn(day)} zone={zone} namesTeachers />
            )}
          </Sheet>
        ))}
      </div>
    </>
  );
}

type LessonsProps = { lessons: readonly TimetableLesson[]; zone: string; namesTeachers?: true };

function Lessons({ lessons, zone, namesTeachers }: LessonsProps) {
  const t = useTranslations("desk.timetable");
  const { role } = useCurrentUser();
  const style = { hour: "numeric", minute: "2-digit", timeZone: zone } as const;
  const clock = (at: string) => new Date(at).toLocaleTimeString(document.documentElement.lang, style);
  return (
    <ul className="flex flex-col gap-2">
      {lessons.map((lesson) => {
        const { of, id, starts_at: from, ends_at: to, student, seats, teacher } = lesson;
        const trialName = student === null ? t("kinds.trial") : t("trialOf", { name: student });
        const name = of === "trial" ? trialName : lesson.class_name;
        const href = lessonHref(lesson, role);
        const notes = [
          namesTeachers && (teacher || t("noTeacher")),
          of !== "trial" && lesson.lesson_name,
          of === "trial" ? undefined : t(`kinds.${kindOf(lesson)}`),
          seats && t("seats", seats),
        ];
        return (
          <li key={`${of} ${id} ${from}`} className="wrap-anywhere">
            <b className="block">
              {clock(from)}–{clock(to)}
            </b>
            {href ? (
              <a href={href} className="link">
                {name}
              </a>
            ) : (
              name
            )}
            <Small className="block">{notes.filter(Boolean).join(" · ")}</Small>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns a function that names the closed days to which a day belongs. */
function useClosedDayNames(): (day: string) => string | undefined {
  const { closedDays } = useClosedDays();
  return (day) => {
    const found = closedDays?.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
    return found && localizedText(found.name, document.documentElement.lang);
  };
}
