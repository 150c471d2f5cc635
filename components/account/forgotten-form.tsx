"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormTrap, useFormCheck } from "@/components/ui/form-trap";
import { useKeptSchemaForm } from "@/components/ui/use-schema-form";
import { callByMail } from "@/lib/account/client";
import { forgottenForm } from "@/lib/account/forms";
import { succeeded } from "@/lib/contract/result";
import { ActionForm, toldOf } from "./action-form";
import { EmailField, useFieldMessages } from "./fields";

const id = "yuqiao:form:forgotten";

/** Requests a password reset link. The result is the same for every address, so it discloses no accounts. */
export function ForgottenForm() {
  const t = useTranslations("account");
  const form = useKeptSchemaForm({
    keptAs: id,
    schema: forgottenForm,
    defaultValues: { email: "" },
    messages: useFieldMessages(),
  });
  const { errors, isSubmitting } = form.formState;
  const { trap, readCheck } = useFormCheck();
  const [outcome, setOutcome] = useState<{ problem?: string; done?: string }>({});
  const submit = form.handleSubmit(async (request) => {
    setOutcome({});
    const result = await callByMail("forgotten", request, readCheck());
    setOutcome(
      succeeded(result) ? { done: t("forgotten.sent", request) } : { problem: toldOf(result, t("failed")) },
    );
  });
  return (
    <ActionForm
      id={id}
      onSubmit={submit}
      busy={isSubmitting}
      submit={t(outcome.done ? "forgotten.again" : "forgotten.submit")}
      look={outcome.done ? "quiet" : "wide"}
      problem={outcome.problem}
      done={outcome.done}
    >
      <EmailField {...form.register("email")} error={errors.email?.message} />
      <FormTrap ref={trap} />
    </ActionForm>
  );
}
