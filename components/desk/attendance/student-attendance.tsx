"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/components/calls/use-call";
import { deskScreens } from "@/lib/base/desk/screens";
import { withId } from "@/lib/base/paths";
import { Line } from "../line";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { formatLessonTime } from "../time";

/** A student's marks in the lessons of all classes; nothing if there are none. */
export function StudentAttendance({ id }: { id: number }) {
  const t = useTranslations("desk.attendance");
  const { data } = useCall("desk/attendance/student", { id });
  if (!data || data.lessons.length === 0) return null;
  return (
    <Sheet aria-labelledby="person-attendance">
      <SheetTitle id="person-attendance">{t("title")}</SheetTitle>
      <ul>
        {data.lessons.map(({ lesson_id, class_id, class_name, lesson_name, starts_at, state, by_family }) => (
          <Line key={lesson_id} actions={<b>{by_family ? t("byFamily") : t(`states.${state}`)}</b>}>
            <a href={withId(deskScreens.class.path, class_id)} className="link">
              {class_name}
            </a>
            <Small className="block">
              {lesson_name} · {formatLessonTime(starts_at)}
            </Small>
          </Line>
        ))}
      </ul>
    </Sheet>
  );
}
