"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { fill } from "@/components/ui/fill";
import { SelectField } from "@/components/ui/select-field";
import { useWords } from "../words";
import { TextareaField } from "@/components/ui/textarea-field";
import { shortDay } from "../time";
import { readDays, type Days } from "@/lib/desk/content/days";
import {
  beginOf,
  fromLocal,
  lengthOf,
  toLocal,
  type LessonValue,
  type Values,
} from "@/lib/desk/content/form";
import { daysUntil, laidOut, later, leftOut, moved, twiceOn } from "@/lib/desk/content/lesson-list";
import { lessonsOf } from "@/lib/desk/content/pattern";
import { zoneChoices } from "@/lib/desk/content/zone-choices";
import type { DeskWords } from "@/lib/desk/words";
import { readInteger } from "@/lib/text/digits";
import { LessonMove } from "./lesson-move";

export const schoolZone = "Asia/Shanghai";

type LessonPlanProps = {
  all: () => LessonValue[];
  put: (lessons: LessonValue[]) => void;
  zone: string;
  onZone: (zone: string) => void;
  /** Start of the first lesson. */
  begins: string | undefined;
};

/** Generates the lessons from a weekly pattern, or moves all of them to another start day. */
export function LessonPlan({ all, put, zone, onZone, begins }: LessonPlanProps) {
  const words = useWords("content").lessons;
  const names = useWords("lessonNames");
  const { getValues, setValue } = useFormContext<Values>();
  const [plan, setPlan] = useState(() => ({
    from: "",
    weekdays: [] as number[],
    time: "19:30",
    count: String(all().length || 12),
    holidays: "",
  }));
  const [beginsOpen] = useState(begins === undefined);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState("");
  const [zones] = useState(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return zoneChoices(document.documentElement.lang, own, new Date());
  });
  const change = (part: Partial<typeof plan>) => setPlan({ ...plan, ...part });
  const setDeadline = (instant: string) => setValue("deadline", toLocal(instant), { shouldDirty: true });

  /** The warning about lessons whose local time occurs twice in the zone; the plan uses the first occurrence. */
  const twiceSaid = () => {
    const days = twiceOn(all(), zone);
    return days.length > 0 && fill(words.twice, { days: days.map(shortDay).join(" · ") });
  };
  const layOut = () => {
    const read = readDays(plan.holidays);
    const wrong = problemOf(read, words);
    setProblem(wrong);
    if (wrong) return document.getElementById("plan-holidays")?.focus();
    const pattern = {
      ...plan,
      zone,
      count: Math.max(0, readInteger(plan.count) || 0),
      length: lengthOf(getValues("length")),
      holidays: read.days,
    };
    const slots = lessonsOf(pattern);
    put(laidOut(slots, all(), names));
    const [first] = slots;
    // By default applications close one day before the first lesson.
    if (first && getValues("deadline") === "") setDeadline(later(first.startsAt, -1, zone));
    const days = leftOut(pattern, slots);
    const planned = fill(words.planned, { count: slots.length, days: days.length });
    setDone([planned, days.map(shortDay).join(" · "), twiceSaid()].filter(Boolean).join(" "));
  };
  const move = (day: string) => {
    const days = daysUntil(all(), day, zone);
    const deadline = getValues("deadline") as string;
    put(moved(all(), days, zone));
    const [first] = all();
    if (deadline !== "") setDeadline(later(fromLocal(deadline), days, zone));
    else if (first) setDeadline(later(beginOf(first), -1, zone));
    setDone([fill(words.moved, { day: shortDay(day) }), twiceSaid()].filter(Boolean).join(" "));
  };
  return (
    <details className="desk-plan" open={beginsOpen || undefined}>
      <summary>{words.plan}</summary>
      <p>{words.replaces}</p>
      <div className="desk-plan-fields">
        <Field
          id="plan-from"
          type="date"
          label={words.from}
          value={plan.from}
          onChange={(event) => change({ from: event.currentTarget.value })}
        />
        <Field
          id="plan-time"
          type="time"
          label={words.time}
          value={plan.time}
          onChange={(event) => change({ time: event.currentTarget.value })}
        />
        <SelectField
          id="plan-zone"
          label={words.zone}
          value={zone}
          options={zones}
          onChange={(event) => onZone(event.currentTarget.value)}
        />
        <Field
          id="plan-count"
          inputMode="numeric"
          autoComplete="off"
          label={words.number}
          value={plan.count}
          onChange={(event) => change({ count: event.currentTarget.value })}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">{words.weekdays}</legend>
        <div className="desk-flags">
          {words.days.map((text, index) => (
            <label key={text} className="desk-flag">
              <input
                type="checkbox"
                checked={plan.weekdays.includes(index + 1)}
                onChange={({ currentTarget: { checked } }) =>
                  change({
                    weekdays: checked
                      ? [...plan.weekdays, index + 1]
                      : plan.weekdays.filter((day) => day !== index + 1),
                  })
                }
              />{" "}
              {text}
            </label>
          ))}
        </div>
      </fieldset>
      <TextareaField
        id="plan-holidays"
        label={words.holidays}
        hint={words.holidaysHint}
        error={problem}
        value={plan.holidays}
        onChange={(event) => {
          change({ holidays: event.currentTarget.value });
          setProblem(undefined);
        }}
      />
      <button
        type="button"
        className={buttonLook.secondary}
        disabled={plan.from === "" || plan.weekdays.length === 0 || plan.time === ""}
        onClick={layOut}
      >
        {words.layOut}
      </button>
      <p role="status" className="font-semibold empty:hidden">
        {done}
      </p>
      {begins && <LessonMove begins={begins} zone={zone} onMove={move} />}
    </details>
  );
}

/** The message about unreadable or ambiguous dates among the days without lessons. */
function problemOf({ unknown, ambiguous }: Days, words: DeskWords["content"]["lessons"]): string | undefined {
  const said = ambiguous.map(({ text, readings: [one, other] }) => fill(words.twoDays, { text, one, other }));
  if (unknown.length > 0) said.unshift(fill(words.notDays, { text: unknown.join(" · ") }));
  return said.join(" ") || undefined;
}
