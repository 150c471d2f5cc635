"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormHoneypot, useFormCheck } from "@/components/ui/form-honeypot";
import { usePersistentSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/bootstrap/client";
import { forgottenForm } from "@/lib/identity/forms";
import { isSuccess } from "@/lib/contract/result";
import { ActionForm, toServerMessage } from "../people/action-form";
import { EmailField, useFieldMessages } from "../people/fields";

const id = "yuqiao:form:forgotten";

/** Requests a password reset link. The result is the same for every address, so it discloses no accounts. */
export function ForgottenPasswordForm() {
  const t = useTranslations("account");
  const form = usePersistentSchemaForm({
    storageKey: id,
    schema: forgottenForm,
    defaultValues: { email: "" },
    messages: useFieldMessages(),
  });
  const { errors, isSubmitting } = form.formState;
  const { honeypot, readCheck } = useFormCheck();
  const [outcome, setOutcome] = useState<{ problem?: string; success?: string }>({});
  const submit = form.handleSubmit(async (request) => {
    setOutcome({});
    const result = await call("account/forgotten", request, { formCheck: readCheck() });
    setOutcome(
      isSuccess(result)
        ? { success: t("forgotten.sent", request) }
        : { problem: toServerMessage(result, t("failed")) },
    );
  });
  return (
    <ActionForm
      id={id}
      onSubmit={submit}
      isBusy={isSubmitting}
      submitLabel={t(outcome.success ? "forgotten.again" : "forgotten.submit")}
      variant={outcome.success ? "quiet" : "wide"}
      problem={outcome.problem}
      success={outcome.success}
    >
      <EmailField {...form.register("email")} error={errors.email?.message} />
      <FormHoneypot ref={honeypot} />
    </ActionForm>
  );
}
