"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { runAccountAction } from "@/lib/account/client";
import { changePasswordForm } from "@/lib/account/forms";
import { isSuccess } from "@/lib/contract/result";
import { ActionForm, refusedFields, toServerMessage } from "./action-form";
import { noteClasses } from "./classes";
import { PasswordField, useFieldMessages } from "./fields";

/** Requires the old password, so that an unattended session is not enough to take over the account. */
export function ChangePassword({ email }: { email: string }) {
  const t = useTranslations("accountSettings.password");
  const failedMessage = useTranslations("account")("failed");
  const { password } = useFieldMessages();
  const form = useSchemaForm({
    schema: changePasswordForm,
    defaultValues: { old: "", password: "" },
    messages: { old: password, password },
  });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<{ problem?: string; success?: string }>({});
  const submit = form.handleSubmit(async (request) => {
    setOutcome({});
    const result = await runAccountAction("password", request);
    if (isSuccess(result)) {
      form.reset();
      return setOutcome({ success: t("done") });
    }
    const [refusedField] = refusedFields(result);
    if (refusedField?.path === "old" || refusedField?.path === "password") {
      return form.setError(
        refusedField.path,
        { message: toServerMessage(result, failedMessage) },
        { shouldFocus: true },
      );
    }
    setOutcome({ problem: toServerMessage(result, failedMessage) });
  });
  return (
    <section className={noteClasses} aria-labelledby="password-title">
      <h2 id="password-title" className="text-lead">
        {t("title")}
      </h2>
      <ActionForm
        onSubmit={submit}
        isBusy={isSubmitting}
        submitLabel={t("submit")}
        problem={outcome.problem}
        success={outcome.success}
      >
        {/* Lets password managers assign the password to the account. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...form.register("old")} label={t("old")} error={errors.old?.message} />
        <PasswordField
          {...form.register("password")}
          label={t("fresh")}
          isNew
          error={errors.password?.message}
        />
      </ActionForm>
    </section>
  );
}
