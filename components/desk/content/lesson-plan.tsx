"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { SelectField } from "../select-field";
import { useWords } from "../words";
import { TextareaField } from "../textarea-field";
import { textsOf, toLocal, type LessonValue, type Values } from "@/lib/desk/content/form";
import { lessonNames } from "@/lib/desk/content/lesson-names";
import { lessonsFrom, lessonsOf, type Slot } from "@/lib/desk/content/pattern";
import { timeZones } from "@/lib/reference/time-zones";
import { clockAt } from "@/lib/schedule/zoned";

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** Lays the lessons out by days of the week, or moves them all to begin on another day. */
export function LessonPlan() {
  const words = useWords("content").lessons;
  const { getValues, setValue } = useFormContext<Values>();
  const lessons = () => getValues("lessons") as LessonValue[];
  const [plan, setPlan] = useState(() => ({
    from: "",
    weekdays: [] as number[],
    time: "19:30",
    zone: "Asia/Shanghai",
    count: String(lessons().length || 12),
    holidays: "",
    moveTo: "",
  }));
  const change = (part: Partial<typeof plan>) => setPlan({ ...plan, ...part });
  const length = () => Number(getValues("length")) || 60;

  const put = (slots: Slot[]) => {
    const before = lessons();
    const value = slots.map(({ startsAt, endsAt }, index): LessonValue => ({
      name: before[index]?.name ?? textsOf(lessonNames(index + 1)),
      startsAt: toLocal(startsAt),
      minutes: (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
    }));
    setValue("lessons", value, { shouldDirty: true });
    const [first] = slots;
    // Applications close a day before the first lesson, unless somebody says otherwise.
    if (first && getValues("deadline") === "")
      setValue("deadline", toLocal(new Date(Date.parse(first.startsAt) - 86_400_000).toISOString()));
  };
  const layOut = () =>
    put(
      lessonsOf({
        ...plan,
        count: Math.max(0, Math.floor(Number(plan.count) || 0)),
        length: length(),
        holidays: plan.holidays.split(/\s+/).filter(isDay),
      }),
    );
  const move = () =>
    put(
      lessonsFrom(
        lessons().map(({ startsAt, minutes }) => ({
          startsAt: new Date(startsAt).toISOString(),
          endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
        })),
        plan.moveTo,
        plan.zone,
      ),
    );
  const first = lessons()[0]?.startsAt;
  return (
    <details className="desk-plan" open={first === undefined || undefined}>
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
          value={plan.zone}
          options={timeZones().map((zone) => ({ value: zone, text: zone }))}
          onChange={(event) => change({ zone: event.currentTarget.value })}
        />
        <Field
          id="plan-count"
          type="number"
          min={1}
          max={200}
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
        value={plan.holidays}
        onChange={(event) => change({ holidays: event.currentTarget.value })}
      />
      <button
        type="button"
        className={buttonLook.secondary}
        disabled={!isDay(plan.from) || plan.weekdays.length === 0 || plan.time === ""}
        onClick={layOut}
      >
        {words.layOut}
      </button>
      {first && (
        <>
          <p className="font-semibold">{words.move}</p>
          <Field
            id="plan-move"
            type="date"
            label={words.moveTo}
            value={plan.moveTo || clockAt(new Date(first), plan.zone).date}
            onChange={(event) => change({ moveTo: event.currentTarget.value })}
          />
          <button
            type="button"
            className={buttonLook.secondary}
            disabled={!isDay(plan.moveTo)}
            onClick={move}
          >
            {words.moveDo}
          </button>
        </>
      )}
    </details>
  );
}
