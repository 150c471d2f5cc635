"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/components/calls/use-call";
import { deskScreens } from "@/lib/base/desk/screens";
import { withId } from "@/lib/base/paths";
import { Line } from "../line";
import { personHref } from "../people/person-href";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { formatLessonTime } from "../time";

/** The lessons of the last week without marks; nothing if there are none. */
export function MissingAttendance() {
  const t = useTranslations("desk.attendance");
  const { data } = useCall("desk/attendance/missing", {});
  const count = (data?.lessons.length ?? 0) + (data?.trials.length ?? 0);
  if (!data || count === 0) return null;
  return (
    <Sheet aria-labelledby="missing-attendance">
      <SheetTitle id="missing-attendance">{t("list", { count })}</SheetTitle>
      <ul>
        {data.lessons.map(({ lesson_id, class_id, class_name, lesson_name, starts_at, teacher }) => (
          <Line key={lesson_id}>
            <a href={withId(deskScreens.class.path, class_id)} className="link">
              {class_name}
            </a>
            <Small className="block">{[lesson_name, formatLessonTime(starts_at), teacher].join(" · ")}</Small>
          </Line>
        ))}
        {data.trials.map(({ id, student, starts_at, teacher }) => (
          <Line key={`trial-${id}`}>
            <a href={personHref(student.id)} className="link">
              {student.name}
            </a>
            <Small className="block">{[t("trial"), formatLessonTime(starts_at), teacher].join(" · ")}</Small>
          </Line>
        ))}
      </ul>
    </Sheet>
  );
}
