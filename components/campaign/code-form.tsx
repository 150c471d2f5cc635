"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useCallForm } from "@/components/calls/use-call-form";
import { Field } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/app/bootstrap/client";
import { codeForm } from "@/lib/subjects/campaign/enrolment";
import { markEnrolled } from "@/lib/subjects/campaign/enrolled-state";
import { startingCode } from "@/lib/subjects/campaign/starting-code";
import { readSavedPhone } from "@/lib/subjects/campaign/storage";
import type { RegionSeason } from "@/lib/subjects/campaign/storage-keys";
import { maxLength } from "@/lib/base/contract/fields";
import { PhoneFields } from "./phone-fields";

/** Retrieves the activation code of an enrolment by its phone and email. */
export function CodeForm({ region, season }: RegionSeason) {
  const t = useTranslations("campaign");
  const [savedPhone] = useState(readSavedPhone);
  const [defaultCode] = useState(() => startingCode(region));
  const blank = t("form.required");
  const form = useSchemaForm({
    schema: codeForm,
    defaultValues: { code: savedPhone?.code ?? defaultCode, number: savedPhone?.number ?? "", email: "" },
    messages: {
      code: { format: t("form.numberFormat") },
      number: { blank, format: t("form.numberFormat") },
      email: { blank, format: t("form.emailFormat") },
    },
  });
  const { register, getValues, setValue, control, formState } = form;
  const { errors } = formState;
  const phoneError = errors.number ?? errors.code;
  // The specification's sentence about required fields stands once; each field says what to enter.
  const hasBlank = [errors.number, errors.email].some((error) => error?.message === blank);
  const explain = (error: { message?: string } | undefined, help: string) =>
    error?.message === blank ? help : error?.message;
  const currentCode = useWatch({ control, name: "code" });
  const { submit, problem, isSending } = useCallForm({
    form,
    send: (enrolment) => call("campaign/code", { ...enrolment, region, season }),
    onDone: ({ activation_code }) => void markEnrolled({ region, season, code: activation_code }),
    fieldOf: () => undefined,
    toProblem: (failure) => ("code" in failure && failure.message) || t("form.offline"),
  });

  return (
    <form
      method="post"
      noValidate
      className="grid gap-[1.3em] rounded-card bg-ground px-(--page-edge) py-[1.4em] text-ink [--focus:var(--color-accent)]"
      onSubmit={submit}
    >
      <PhoneFields
        error={explain(phoneError, t("form.help.number"))}
        currentCode={currentCode}
        code={register("code", {
          onBlur: () => {
            if (!getValues("code")) setValue("code", defaultCode);
          },
        })}
        number={register("number")}
        onPhone={({ code, number }) => {
          if (code) setValue("code", code);
          if (number !== undefined) setValue("number", number);
        }}
      />
      <Field
        id="code-email"
        type="email"
        label={t("form.email")}
        error={explain(errors.email, t("form.help.email"))}
        help={errors.email && errors.email.message !== blank ? t("form.help.emailFormat") : undefined}
        aria-required
        autoFocus
        autoComplete="email"
        maxLength={maxLength.email}
        {...register("email")}
      />
      {/* Inline, because a toast would cover the button of a form this short. */}
      <p role="alert" className="field-error empty:hidden">
        {problem ?? (hasBlank ? blank : undefined)}
      </p>
      <SubmitButton isBusy={isSending} className="w-full text-[1.1em]">
        {t("enrolled.again.show")}
      </SubmitButton>
    </form>
  );
}
