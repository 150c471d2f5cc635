"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { Field } from "@/components/ui/field";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { FormRow } from "../desk-form";
import { FormFooter } from "../form-footer";
import { useMutation } from "../use-mutation";

type Lesson = CallResponse<"desk/attendance/class">["lessons"][number];

/** The longest delay that can be noted, in minutes. */
const maxMinutes = 240;

/** Notes how late the teacher of a lesson began, for the teachers' hours. */
export function TeacherDelay({ lesson, onSaved }: { lesson: Lesson; onSaved: () => Promise<unknown> }) {
  const t = useTranslations("desk.attendance");
  const { trigger, isMutating } = useMutation();
  const { lesson_id, starts_at, late_minutes: saved } = lesson;
  const [text, setText] = useState(saved === 0 ? "" : String(saved));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const minutes = Math.min(Math.max(Math.round(Number(text)) || 0, 0), maxMinutes);
    void trigger("desk/hours/delay", { lesson_id, starts_at, minutes }, t("delay.saved"), onSaved);
  };
  return (
    <form onSubmit={save} className="mt-6">
      <FormRow>
        <Field
          id={`delay-${lesson_id}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={maxMinutes}
          label={t("delay.minutes")}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormFooter submit={t("delay.save")} problem={undefined} isSending={isMutating} isSecondary isInRow />
      </FormRow>
    </form>
  );
}
