"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { serverNow } from "@/lib/base/clock/server-clock";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { SelectField } from "@/components/ui/select-field";
import { useClosedDays } from "../holidays/use-closed-days";
import { formatList, joinSentences } from "../format";
import { TextareaField } from "@/components/ui/textarea-field";
import { formatDayRange, formatPageDay } from "../time";
import { findClosedDays, type ClosedDays } from "@/lib/subjects/holidays/closed-days";
import { readDays, type Days } from "@/lib/subjects/series/days";
import {
  lessonStart,
  fromLocal,
  localizedText,
  parseLength,
  toLocal,
  type LessonValue,
  type Values,
} from "@/lib/engines/content/form-values";
import {
  daysUntil,
  lessonsFromSlots,
  moveInstant,
  skippedHolidays,
  moveLessons,
  repeatedDays,
} from "@/lib/subjects/series/lesson-list";
import { slotsOf } from "@/lib/subjects/series/pattern";
import { toLocalTime } from "@/lib/base/schedule/zoned";
import { zoneChoices } from "@/lib/app/editing/zone-choices";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import { parseWholeNumber } from "@/lib/base/text/grouped-number";
import { isoWeekdays } from "./weekdays-field";
import { useLessonNames } from "./use-lesson-names";
import { LessonMove } from "./lesson-move";
import { CheckLabel } from "../check-label";
import { Fold } from "../fold";
import { NarrowFields } from "./narrow-fields";

type LessonPlanProps = {
  getLessons: () => LessonValue[];
  setLessons: (lessons: LessonValue[]) => void;
  zone: string;
  onZone: (zone: string) => void;
  /** Start of the first lesson. */
  startsAt: string | undefined;
};

/** Generates the lessons from a weekly pattern, or moves all of them to another start day. */
export function LessonPlan({ getLessons, setLessons, zone, onZone, startsAt }: LessonPlanProps) {
  const t = useTranslations("desk.content");
  const lessonNames = useLessonNames();
  const { getValues, setValue } = useFormContext<Values>();
  const [plan, setPlan] = useState(() => ({
    from: "",
    weekdays: [] as number[],
    time: "19:30",
    count: String(getLessons().length || 12),
    holidays: "",
  }));
  const [isInitiallyOpen] = useState(startsAt === undefined);
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState("");
  const [zones] = useState(() => {
    const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return zoneChoices(document.documentElement.lang, [pageTimeZone(), browserZone], new Date(serverNow()));
  });
  const { closedDays, isLoading } = useClosedDays();
  const changePlan = (part: Partial<typeof plan>) => setPlan({ ...plan, ...part });
  const setDeadline = (instant: string) => setValue("deadline", toLocal(instant), { shouldDirty: true });

  /** The warning about lessons whose local time occurs twice in the zone; the plan uses the first occurrence. */
  const ambiguousTimeWarning = () => {
    const days = repeatedDays(getLessons(), zone);
    return days.length > 0 && t("lessons.twice", { days: days.map(formatPageDay).join(" · ") });
  };
  /** Names the closed days that cost lessons of a plan. */
  const closedDaysText = (closed: ReadonlySet<ClosedDays>) =>
    closed.size > 0 &&
    t("lessons.closedDays", {
      days: formatList(
        [...closed].map(
          (days) => `${localizedText(days.name, document.documentElement.lang)} (${formatDayRange(days)})`,
        ),
      ),
    });
  const generateLessons = () => {
    const parsed = readDays(plan.holidays);
    const message = holidaysProblem(parsed, t);
    setProblem(message);
    if (message) return document.getElementById("plan-holidays")?.focus();
    const closed = new Set<ClosedDays>();
    const pattern = {
      ...plan,
      zone,
      count: Math.max(0, parseWholeNumber(plan.count) || 0),
      length: parseLength(getValues("length")),
      holidays: parsed.days,
      isClosed: (startsAt: Date) => {
        const days = findClosedDays(closedDays ?? [], startsAt, pageTimeZone());
        if (days) closed.add(days);
        return days !== undefined;
      },
    };
    const slots = slotsOf(pattern);
    const [first] = slots;
    const movedDays = first
      ? daysUntil(getLessons(), toLocalTime(new Date(first.startsAt), zone).date, zone)
      : 0;
    setLessons(lessonsFromSlots(slots, getLessons(), lessonNames));
    const deadline = getValues("deadline") as string;
    // By default applications close one day before the first lesson; a deadline keeps its distance to it.
    if (first && deadline === "") setDeadline(moveInstant(first.startsAt, -1, zone));
    else if (movedDays !== 0) setDeadline(moveInstant(fromLocal(deadline), movedDays, zone));
    const days = skippedHolidays(pattern, slots);
    const planned = t("lessons.planned", { count: slots.length, days: days.length });
    setStatus(
      joinSentences(
        planned,
        days.map(formatPageDay).join(" · "),
        closedDaysText(closed),
        movedDays !== 0 && deadline !== "" && t("lessons.deadlineMoved"),
        ambiguousTimeWarning(),
      ),
    );
  };
  const moveToDay = (day: string) => {
    const days = daysUntil(getLessons(), day, zone);
    const deadline = getValues("deadline") as string;
    setLessons(moveLessons(getLessons(), days, zone));
    const [first] = getLessons();
    if (deadline !== "") setDeadline(moveInstant(fromLocal(deadline), days, zone));
    else if (first) setDeadline(moveInstant(lessonStart(first), -1, zone));
    setStatus(joinSentences(t("lessons.moved", { day: formatPageDay(day) }), ambiguousTimeWarning()));
  };
  return (
    <Fold
      summary={t("lessons.plan")}
      open={isInitiallyOpen || undefined}
      data-part="plan"
      className="my-3 rounded-card border border-line p-4"
    >
      <p>{t("lessons.replaces")}</p>
      <NarrowFields>
        <Field
          id="plan-from"
          type="date"
          label={t("lessons.from")}
          value={plan.from}
          onChange={(event) => changePlan({ from: event.currentTarget.value })}
        />
        <Field
          id="plan-time"
          type="time"
          label={t("lessons.time")}
          value={plan.time}
          onChange={(event) => changePlan({ time: event.currentTarget.value })}
        />
        <Field
          id="plan-count"
          inputMode="numeric"
          autoComplete="off"
          label={t("lessons.number")}
          value={plan.count}
          onChange={(event) => changePlan({ count: event.currentTarget.value })}
        />
      </NarrowFields>
      <div className="max-w-96">
        <SelectField
          id="plan-zone"
          label={t("lessons.zone")}
          value={zone}
          options={zones}
          onChange={(event) => onZone(event.currentTarget.value)}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">{t("lessons.weekdays")}</legend>
        <div className="mt-1 flex flex-wrap gap-x-5">
          {isoWeekdays.map((weekday) => (
            <CheckLabel
              key={weekday}
              checked={plan.weekdays.includes(weekday)}
              onChange={({ currentTarget: { checked } }) =>
                changePlan({
                  weekdays: checked
                    ? [...plan.weekdays, weekday]
                    : plan.weekdays.filter((day) => day !== weekday),
                })
              }
            >
              {t(`lessons.days.${weekday}`)}
            </CheckLabel>
          ))}
        </div>
      </fieldset>
      <TextareaField
        id="plan-holidays"
        label={t("lessons.holidays")}
        hint={t("lessons.holidaysHint")}
        error={problem}
        value={plan.holidays}
        onChange={(event) => {
          changePlan({ holidays: event.currentTarget.value });
          setProblem(undefined);
        }}
      />
      <button
        type="button"
        className={`${buttonClasses.secondary} self-start`}
        disabled={plan.from === "" || plan.weekdays.length === 0 || plan.time === "" || isLoading}
        onClick={generateLessons}
      >
        {t("lessons.layOut")}
      </button>
      <p role="status" className="font-semibold empty:absolute">
        {status}
      </p>
      {startsAt && <LessonMove startsAt={startsAt} zone={zone} onMove={moveToDay} />}
    </Fold>
  );
}

/** The message about unreadable or ambiguous dates among the days without lessons. */
function holidaysProblem({ unknown, ambiguous }: Days, t: DeskTranslate<"content">): string | undefined {
  const messages = ambiguous.map(({ text, readings: [one, other] }) =>
    t("lessons.twoDays", { text, one, other }),
  );
  if (unknown.length > 0) messages.unshift(t("lessons.notDays", { text: unknown.join(" · ") }));
  return joinSentences(...messages) || undefined;
}
