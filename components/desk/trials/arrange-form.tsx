"use client";

import { useTranslations } from "next-intl";
import type { BaseSyntheticEvent } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { fromLocal, localizedText, toLocal } from "@/lib/engines/content/form-values";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import { localOccurrence } from "@/lib/subjects/series/repeated-time";
import type { TrialWarning } from "@/lib/subjects/trials/warning-codes";
import { ConfirmDialog } from "../confirm-dialog";
import { FormFooter } from "../form-footer";
import { InstantField } from "../instant-field";
import { SelectField } from "@/components/ui/select-field";
import { AmbiguousTimeWarning } from "../editing/ambiguous-time-note";
import { useCall } from "@/components/calls/use-call";
import { useDeskForm } from "../use-desk-form";
import type { Trial, TrialChanged } from "./trial-wishes";
import { DeskForm } from "../desk-form";
import { useTrialWarnings } from "./use-trial-warnings";

type Values = { starts_at: string; teacher_id: string; meeting_url: string };

/** Sets the time, the teacher and the link of a trial lesson. What looks like a mistake has to be confirmed first. */
export function ArrangeForm({ trial, onDone }: { trial: Trial; onDone: (response: TrialChanged) => void }) {
  const t = useTranslations("desk.trials");
  const { data } = useCall("desk/people/teachers", {});
  const { id, revision, starts_at: startsAt, teacher_id: teacherId, meeting_url: meetingUrl } = trial;
  const toInstant = (local: string) => fromLocal(local, startsAt);
  const toArrangement = (values: Values) => ({
    starts_at: toInstant(values.starts_at),
    teacher_id: Number(values.teacher_id),
    meeting_url: values.meeting_url,
  });
  const formId = `yuqiao:desk:trial:${id}:${revision}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/trials/change", Values>({
    id: formId,
    call: "desk/trials/change",
    defaults: {
      starts_at: startsAt ? toLocal(startsAt) : "",
      teacher_id: String(teacherId ?? ""),
      meeting_url: meetingUrl ?? "",
    },
    toInput: (values) => ({ ...{ id, revision, to: "arranged" }, ...toArrangement(values) }),
    onDone,
  });
  const { warnings, isChecking, check, close } = useTrialWarnings();
  const checkAndSend = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (!(await check({ id, ...toArrangement(form.getValues()) }))) await send();
  };
  const { errors } = form.formState;
  const startValue = useWatch({ control: form.control, name: "starts_at" });
  return (
    <DeskForm id={formId} onSubmit={checkAndSend} className="">
      <InstantField
        id={`trial-${id}-starts`}
        label={t("when")}
        error={errors.starts_at?.message}
        after={<AmbiguousTimeWarning occurrence={localOccurrence(toInstant(startValue))} />}
        {...form.register("starts_at")}
      />
      {/* The key remounts the select once its options exist, so that the saved choice appears. */}
      <SelectField
        key={data ? "choices" : "none"}
        id={`trial-${id}-teacher`}
        label={t("teacher")}
        error={
          errors.teacher_id && (form.getValues("teacher_id") ? errors.teacher_id.message : t("chooseOne"))
        }
        options={[
          { value: "", text: t("choose") },
          ...(data?.teachers ?? []).map(({ id: value, name }) => ({ value: String(value), text: name })),
        ]}
        {...form.register("teacher_id")}
      />
      <Field
        id={`trial-${id}-link`}
        label={t("link")}
        hint={t("linkHint")}
        error={errors.meeting_url?.message}
        inputMode="url"
        autoComplete="off"
        {...form.register("meeting_url")}
      />
      <FormFooter
        submit={startsAt ? t("rearrange") : t("arrange")}
        problem={problem}
        isSending={isSending || isChecking}
      />
      {warnings.length > 0 && (
        <ConfirmDialog
          title={t("warnings.title")}
          // Two classes of one name are one line.
          text={[...new Set(warnings.map((warning) => warningText(warning, t)))]}
          submit={t("warnings.arrange")}
          onConfirm={() => void send()}
          onClose={close}
        />
      )}
    </DeskForm>
  );
}

const warningText = ({ code, other }: TrialWarning, t: DeskTranslate<"trials">): string =>
  t(`warnings.${code}`, { name: localizedText(other, document.documentElement.lang) });
