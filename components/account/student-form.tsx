"use client";

import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { fill } from "@/components/ui/fill";
import { mayBeMinor } from "@/lib/account/minor";
import { succeeded, type CallResult } from "@/lib/contract/result";
import { ActionForm, refusedFields, toldOf } from "./action-form";
import { nameRules } from "./fields";

export type StudentFormLabels = {
  name: string;
  nameHint: string;
  nameRequired: string;
  year: string;
  yearHint: string;
  /** With `{from}` and `{to}`. */
  yearFormat: string;
  consent: string;
  consentRequired: string;
  failed: string;
};

/** `birth_year` is not there where it is not known and was not given. */
export type StudentDetails = { nickname: string; birth_year?: number; consent: boolean };

/** Years that somebody alive may be born in, as the provider has it (lib/provider/accounts/family). */
const oldest = 120;

const fields = { nickname: "nickname", birth_year: "year", consent: "consent" } as const;

type StudentFormProps = {
  /** Begins the ids of the fields. */
  id: string;
  /** The student as known so far; not there for a new one, whose year has to be given. */
  known?: { nickname: string; birth_year: number | null };
  labels: StudentFormLabels;
  submit: string;
  primary?: boolean;
  send: (details: StudentDetails) => Promise<CallResult<unknown>>;
  /** After it has worked. */
  done: (details: StudentDetails) => void;
};

/** What a parent tells of a student: a name, a year of birth and, for who may be a minor, consent. */
export function StudentForm({ id, known, labels, submit, primary, send, done }: StudentFormProps) {
  const values = { nickname: known?.nickname ?? "", year: String(known?.birth_year ?? ""), consent: false };
  const form = useForm({ defaultValues: values });
  const { errors, isSubmitting } = form.formState;
  const [problem, setProblem] = useState<string>();
  const year = useWatch({ control: form.control, name: "year" }).trim();
  const thisYear = new Date().getFullYear();
  const wrongYear = fill(labels.yearFormat, { from: thisYear - oldest, to: thisYear });
  const isYear = (text: string) =>
    /^\d{4}$/.test(text) && Number(text) <= thisYear && Number(text) >= thisYear - oldest;
  const isMinor = (text: string) => isYear(text) && mayBeMinor(Number(text), thisYear);
  const mayLack = known?.birth_year === null;
  // Who was entered as a minor was consented for. The provider may ask for it all the same, and then here is where.
  const needsConsent = (isMinor(year) && !isMinor(values.year)) || errors.consent !== undefined;

  const onSubmit = form.handleSubmit(async ({ nickname, year, consent }) => {
    setProblem(undefined);
    const details = {
      nickname,
      ...(year.trim() && { birth_year: Number(year) }),
      consent: needsConsent && consent,
    };
    const result = await send(details);
    if (succeeded(result)) {
      form.reset(known && { nickname, year, consent: false });
      return done(details);
    }
    const refused = refusedFields(result).filter(({ path }) => path in fields);
    for (const { path, message } of refused) form.setError(fields[path as keyof typeof fields], { message });
    if (refused.length === 0) setProblem(toldOf(result, labels.failed));
  });

  return (
    <ActionForm
      onSubmit={onSubmit}
      busy={isSubmitting}
      submit={submit}
      look={primary ? "primary" : "quiet"}
      problem={problem}
    >
      <Field
        id={`${id}-name`}
        autoComplete="off"
        label={labels.name}
        hint={labels.nameHint}
        error={errors.nickname?.message}
        maxLength={60}
        {...form.register("nickname", nameRules(labels.nameRequired))}
      />
      <Field
        id={`${id}-year`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        label={labels.year}
        hint={labels.yearHint}
        error={errors.year?.message}
        {...form.register("year", {
          validate: (text) => isYear(text.trim()) || (mayLack && text.trim() === "") || wrongYear,
        })}
      />
      {needsConsent && (
        <div>
          <label className="field-check">
            <input
              type="checkbox"
              aria-invalid={errors.consent ? true : undefined}
              aria-describedby={errors.consent && `${id}-consent-error`}
              {...form.register("consent", { validate: (given) => given || labels.consentRequired })}
            />
            {labels.consent}
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
