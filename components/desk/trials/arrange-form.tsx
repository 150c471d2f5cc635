"use client";

import { useWatch } from "react-hook-form";
import { fromLocal, toLocal } from "@/lib/content/form-values";
import { localOccurrence } from "@/lib/series/repeated-time";
import { FormFooter } from "../form-footer";
import { InstantField } from "../instant-field";
import { SelectField } from "@/components/ui/select-field";
import { AmbiguousTimeWarning } from "../editing/ambiguous-time-note";
import { useCall } from "@/components/calls/use-call";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";
import type { Trial, TrialChanged } from "./trial-wishes";
import { DeskForm } from "../desk-form";

type Values = { starts_at: string; teacher_id: string };

/** Sets the time and the teacher of a trial lesson. */
export function ArrangeForm({ trial, onDone }: { trial: Trial; onDone: (response: TrialChanged) => void }) {
  const words = useWords("trials");
  const { data } = useCall("desk/accounts/teachers", {});
  const { id, revision, starts_at: startsAt, teacher_id: teacherId } = trial;
  const toInstant = (local: string) => fromLocal(local, startsAt);
  const formId = `yuqiao:desk:trial:${id}:${revision}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/trials/change", Values>({
    id: formId,
    call: "desk/trials/change",
    defaults: { starts_at: startsAt ? toLocal(startsAt) : "", teacher_id: String(teacherId ?? "") },
    toInput: (values) => ({
      ...{ id, revision, to: "arranged" },
      starts_at: toInstant(values.starts_at),
      teacher_id: Number(values.teacher_id),
    }),
    onDone,
  });
  const { errors } = form.formState;
  const startValue = useWatch({ control: form.control, name: "starts_at" });
  return (
    <DeskForm id={formId} onSubmit={send} className="">
      <InstantField
        id={`trial-${id}-starts`}
        label={words.when}
        error={errors.starts_at?.message}
        after={<AmbiguousTimeWarning occurrence={localOccurrence(toInstant(startValue))} />}
        {...form.register("starts_at")}
      />
      {/* The key remounts the select once its options exist, so that the saved choice appears. */}
      <SelectField
        key={data ? "choices" : "none"}
        id={`trial-${id}-teacher`}
        label={words.teacher}
        error={
          errors.teacher_id && (form.getValues("teacher_id") ? errors.teacher_id.message : words.chooseOne)
        }
        options={[
          { value: "", text: words.choose },
          ...(data?.teachers ?? []).map(({ id: value, name }) => ({ value: String(value), text: name })),
        ]}
        {...form.register("teacher_id")}
      />
      <FormFooter
        submit={startsAt ? words.rearrange : words.arrange}
        problem={problem}
        isSending={isSending}
      />
    </DeskForm>
  );
}
