"use client";

import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { fill } from "@/components/ui/fill";
import { doAccount } from "@/lib/account/client";
import { mayBeMinor } from "@/lib/account/minor";
import { keysByWords } from "@/lib/api/idempotency-key";
import { succeeded } from "@/lib/contract/result";
import { ActionForm, refusedFields, toldOf } from "./action-form";
import { nameRules } from "./fields";
import { refreshView } from "./use-account-view";

export type AddStudentLabels = {
  name: string;
  nameHint: string;
  nameRequired: string;
  year: string;
  yearHint: string;
  /** With `{from}` and `{to}`. */
  yearFormat: string;
  consent: string;
  consentRequired: string;
  submit: string;
  /** With `{name}`. */
  added: string;
  failed: string;
};

/** Years that somebody alive may be born in, as the provider has it (lib/provider/accounts/family). */
const oldest = 120;

const fields = { nickname: "nickname", birth_year: "year", consent: "consent" } as const;

type AddStudentProps = { labels: AddStudentLabels; first: boolean; added: (name: string) => void };

/** A parent opens a student account: a name, a year of birth and, for who may be a minor, consent. */
export function AddStudent({ labels, first, added }: AddStudentProps) {
  const form = useForm({ defaultValues: { nickname: "", year: "", consent: false } });
  const { errors, isSubmitting } = form.formState;
  const [keyOf] = useState(keysByWords);
  const [problem, setProblem] = useState<string>();
  const year = useWatch({ control: form.control, name: "year" });
  const thisYear = new Date().getFullYear();
  const wrongYear = fill(labels.yearFormat, { from: thisYear - oldest, to: thisYear });
  const isYear = (text: string) =>
    /^\d{4}$/.test(text.trim()) && Number(text) <= thisYear && Number(text) >= thisYear - oldest;
  const minor = isYear(year) && mayBeMinor(Number(year), thisYear);

  const submit = form.handleSubmit(async ({ nickname, year, consent }) => {
    setProblem(undefined);
    const input = { nickname, birth_year: Number(year), consent: minor && consent };
    const result = await doAccount("student", input, keyOf(JSON.stringify(input)));
    if (succeeded(result)) {
      form.reset();
      added(nickname);
      return refreshView("student");
    }
    const refused = refusedFields(result).filter(({ path }) => path in fields);
    for (const { path, message } of refused) form.setError(fields[path as keyof typeof fields], { message });
    if (refused.length === 0) setProblem(toldOf(result, labels.failed));
  });

  return (
    <ActionForm
      onSubmit={submit}
      busy={isSubmitting}
      submit={labels.submit}
      primary={first}
      problem={problem}
    >
      <Field
        id="student-name"
        autoComplete="off"
        label={labels.name}
        hint={labels.nameHint}
        error={errors.nickname?.message}
        maxLength={60}
        {...form.register("nickname", nameRules(labels.nameRequired))}
      />
      <Field
        id="student-year"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        label={labels.year}
        hint={labels.yearHint}
        error={errors.year?.message}
        {...form.register("year", { validate: (text) => isYear(text) || wrongYear })}
      />
      {minor && (
        <div>
          <label className="field-check">
            <input
              type="checkbox"
              aria-invalid={errors.consent ? true : undefined}
              aria-describedby={errors.consent && "consent-error"}
              {...form.register("consent", { validate: (given) => given || labels.consentRequired })}
            />
            {labels.consent}
          </label>
          {errors.consent && (
            <p id="consent-error" className="field-error">
              {errors.consent.message}
            </p>
          )}
        </div>
      )}
    </ActionForm>
  );
}
