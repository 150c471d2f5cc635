"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { zoneChoices } from "@/lib/app/editing/zone-choices";
import { serverNow } from "@/lib/base/clock/server-clock";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { addDays, isoWeekday, toInstant, toLocalTime } from "@/lib/base/schedule/zoned";
import { choiceClasses } from "../choice-classes";
import { SearchForm } from "../desk-form";
import { LoadingOrError } from "../loading-or-error";
import { kindOf, lessonFilterKinds, type LessonFilterKind } from "./lessons";
import { TimetableDays } from "./timetable-days";

const ranges = { day: 1, week: 7 };

/** All lessons of a day or a week, by teacher, in the school's time zone or another. */
export function TimetableScreen() {
  const t = useTranslations("desk.timetable");
  const [zone, setZone] = useState(pageTimeZone);
  const today = () => toLocalTime(new Date(serverNow()), zone).date;
  const [range, setRange] = useState<keyof typeof ranges>("week");
  const [day, setDay] = useState(today);
  const [teacherId, setTeacherId] = useState("");
  const [kind, setKind] = useState<LessonFilterKind>("all");
  const [zones] = useState(() => {
    const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return zoneChoices(document.documentElement.lang, [pageTimeZone(), browserZone], new Date(serverNow()));
  });
  const first = range === "day" ? day : addDays(day, 1 - isoWeekday(day));
  const days = Array.from({ length: ranges[range] }, (_, index) => addDays(first, index));
  const { data, failure, reload } = useCall("desk/lessons/timetable", {
    from: toInstant(first, "00:00", zone).toISOString(),
    until: toInstant(addDays(first, ranges[range]), "00:00", zone).toISOString(),
  });
  const teachers = new Map(
    (data?.lessons ?? []).map(({ teacher_id: id, teacher }) => [String(id ?? 0), teacher || t("noTeacher")]),
  );
  const lessons = (data?.lessons ?? []).filter(
    (lesson) =>
      (teacherId === "" || String(lesson.teacher_id ?? 0) === teacherId) &&
      (kind === "all" || kindOf(lesson) === kind) &&
      // A lesson that began the day before is in the timetable of that day.
      toLocalTime(new Date(lesson.starts_at), zone).date >= first,
  );
  return (
    <>
      <div className="flex flex-wrap gap-2 print:hidden!">
        {(["day", "week"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === range}
            className={choiceClasses}
            onClick={() => setRange(one)}
          >
            {t(`ranges.${one}`)}
          </button>
        ))}
        <button type="button" className={choiceClasses} onClick={() => setDay(addDays(day, -ranges[range]))}>
          {t("previous")}
        </button>
        <button type="button" className={choiceClasses} onClick={() => setDay(today())}>
          {t("today")}
        </button>
        <button type="button" className={choiceClasses} onClick={() => setDay(addDays(day, ranges[range]))}>
          {t("next")}
        </button>
        <button type="button" className={buttonClasses.secondary} onClick={() => window.print()}>
          {t("print")}
        </button>
      </div>
      <div className="print:hidden!">
        <SearchForm>
          <Field
            id="timetable-day"
            type="date"
            label={t("date")}
            value={day}
            onChange={(event) => event.currentTarget.value && setDay(event.currentTarget.value)}
          />
          <SelectField
            id="timetable-teacher"
            label={t("teacher")}
            value={teacherId}
            options={[
              { value: "", text: t("allTeachers") },
              ...[...teachers].map(([value, text]) => ({ value, text })),
              ...(teacherId === "" || teachers.has(teacherId) ? [] : [{ value: teacherId, text: "…" }]),
            ]}
            onChange={(event) => setTeacherId(event.currentTarget.value)}
          />
          <SelectField
            id="timetable-kind"
            label={t("kind")}
            value={kind}
            options={lessonFilterKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
            onChange={(event) => setKind(event.currentTarget.value as LessonFilterKind)}
          />
          <SelectField
            id="timetable-zone"
            label={t("zone")}
            value={zone}
            options={zones}
            onChange={(event) => setZone(event.currentTarget.value)}
          />
        </SearchForm>
      </div>
      {!data && <LoadingOrError failure={failure} onRetry={() => void reload()} />}
      {data && <TimetableDays days={days} lessons={lessons} zone={zone} />}
    </>
  );
}
