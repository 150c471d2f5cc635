"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { maxNicknameLength } from "@/lib/base/contract/account-fields";
import { createIdempotencyKeys } from "@/lib/engines/calls/browser/idempotency-key";
import { readYear } from "@/lib/subjects/identity/forms";
import { CheckLabel } from "../check-label";
import { DeskForm, FieldRow } from "../desk-form";
import { FormFooter } from "../form-footer";
import { Sheet, SheetTitle } from "../sheet";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import type { PersonDetails } from "./person-facts";

type AddStudentProps = { account: PersonDetails; onAdded: () => void };
type Values = { nickname: string; birth_year: string; consent: boolean };

const defaults: Values = { nickname: "", birth_year: "", consent: false };

/** Adds a student to a parent. A family that awaits acceptance consents when it accepts. */
export function AddStudent({ account, onAdded }: AddStudentProps) {
  const { id, awaits_acceptance: awaits } = account;
  const t = useTranslations("desk.families.student");
  const showToast = useToast();
  const formId = `yuqiao:desk:add-student-${id}`;
  const [keyOf] = useState(createIdempotencyKeys);
  const { form, send, problem, isSending } = useDeskForm<"desk/people/add-student", Values>({
    id: formId,
    call: "desk/people/add-student",
    defaults,
    toInput: ({ nickname, birth_year: year, consent }) => {
      const input = { id, nickname, birth_year: readYear(year), consent };
      return { ...input, key: keyOf(JSON.stringify([input, account.students.length])) };
    },
    onDone: () => {
      showToast({ tone: "success", text: t("done", { name: form.getValues("nickname") }) });
      form.reset(defaults);
      onAdded();
    },
  });
  const { errors } = form.formState;
  return (
    <Sheet aria-labelledby="add-student-title">
      <SheetTitle id="add-student-title">{t("title")}</SheetTitle>
      <p className="text-soft">{t("text")}</p>
      <DeskForm id={formId} onSubmit={send}>
        <FieldRow>
          <Field
            id="add-student-name"
            autoComplete="off"
            maxLength={maxNicknameLength}
            label={t("name")}
            error={errors.nickname?.message}
            {...form.register("nickname")}
          />
          <Field
            id="add-student-year"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            label={t("year")}
            hint={t("yearHint")}
            error={errors.birth_year?.message}
            {...form.register("birth_year")}
          />
        </FieldRow>
        {!awaits && (
          <div>
            <CheckLabel aria-describedby="add-student-consent-hint" {...form.register("consent")}>
              {t("consent")}
            </CheckLabel>
            <p id="add-student-consent-hint" className="field-hint">
              {t("consentHint")}
            </p>
            <p role="alert" className="field-error">
              {errors.consent?.message}
            </p>
          </div>
        )}
        <FormFooter isSecondary submit={t("submit")} problem={problem} isSending={isSending} />
      </DeskForm>
    </Sheet>
  );
}
