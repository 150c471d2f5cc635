"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useCallForm } from "@/components/calls/use-call-form";
import { Field } from "@/components/ui/field";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { serverNow } from "@/lib/base/clock/server-clock";
import { birthYears, maxNicknameLength } from "@/lib/base/contract/account-fields";
import { readYear, studentForm } from "@/lib/subjects/identity/forms";
import { mayBeMinor } from "@/lib/subjects/family/minor";
import type { CallResult } from "@/lib/base/contract/result";
import { ActionForm, toServerMessage } from "../people/action-form";

/** `birth_year` is undefined if it is unknown and was left blank. */
export type StudentDetails = { nickname: string; birth_year?: number | undefined; consent: boolean };

type StudentFormProps = {
  /** Prefix of the field ids. */
  id: string;
  /** The student's current details; left out for a new student, whose year is required. */
  initial?: { nickname: string; birth_year: number | null };
  submitLabel: string;
  isPrimary?: boolean;
  save: (details: StudentDetails, keyOf: (request: object) => string) => Promise<CallResult<unknown>>;
  onDone: (details: StudentDetails) => void;
};

/** Form for a student's name, year of birth and, if the student may be a minor, the parent's consent. */
export function StudentForm({ id, initial, submitLabel, isPrimary, save, onDone }: StudentFormProps) {
  const t = useTranslations("studentCentre.family");
  const failedMessage = useTranslations("account")("failed");
  const thisYear = new Date(serverNow()).getFullYear();
  const years = birthYears(thisYear);
  const isMinor = (year: number | null | undefined) =>
    year != null && year >= years.from && year <= years.to && mayBeMinor(year, thisYear);
  const [isConsentRefused, setIsConsentRefused] = useState(false);
  // For a known minor, consent was given when the student was added. The server may still require it.
  const needsConsent = (year: number | undefined) =>
    isConsentRefused || (isMinor(year) && !isMinor(initial?.birth_year));
  const form = useSchemaForm({
    schema: studentForm({ years, isYearOptional: initial?.birth_year === null, needsConsent }),
    defaultValues: {
      nickname: initial?.nickname ?? "",
      birth_year: String(initial?.birth_year ?? ""),
      consent: false,
    },
    messages: {
      nickname: { blank: t("nameRequired") },
      birth_year: { format: t("yearFormat", years) },
      consent: { blank: t("consentRequired") },
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const year = readYear(useWatch({ control, name: "birth_year" }));

  const { submit, problem, isSending } = useCallForm({
    form,
    send: save,
    onDone: (_, details) => {
      form.reset(initial && { ...form.getValues(), consent: false });
      onDone(details);
    },
    toProblem: (failure, shown) => {
      if (shown.some(({ path }) => path === "consent")) setIsConsentRefused(true);
      return shown.length > 0 ? undefined : toServerMessage(failure, failedMessage);
    },
  });

  return (
    <ActionForm
      onSubmit={submit}
      isBusy={isSending}
      submitLabel={submitLabel}
      variant={isPrimary ? "primary" : "quiet"}
      problem={problem}
    >
      <Field
        id={`${id}-name`}
        autoComplete="off"
        label={t("name")}
        hint={t("nameHint")}
        error={errors.nickname?.message}
        {...register("nickname")}
        maxLength={maxNicknameLength}
      />
      <Field
        id={`${id}-year`}
        inputMode="numeric"
        autoComplete="off"
        label={t("year")}
        hint={t("yearHint")}
        error={errors.birth_year?.message}
        {...register("birth_year")}
        maxLength={8}
      />
      {needsConsent(year) && (
        <div>
          <label className="field-check">
            <input
              type="checkbox"
              aria-invalid={errors.consent ? true : undefined}
              aria-describedby={errors.consent && `${id}-consent-error`}
              {...register("consent")}
            />
            {t("consent")}
          </label>
          {errors.consent && (
            <p id={`${id}-consent-error`} className="field-error">
              {errors.consent.message}
            </p>
          )}
        </div>
      )}
    </ActionForm>
  );
}
