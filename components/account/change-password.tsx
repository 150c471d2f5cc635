"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { doAccount } from "@/lib/account/client";
import { changePasswordForm } from "@/lib/account/forms";
import { succeeded } from "@/lib/contract/result";
import { ActionForm, refusedFields, toldOf } from "./action-form";
import { PasswordField, useFieldMessages } from "./fields";

/** Requires the old password, so that an unattended session is not enough to take over the account. */
export function ChangePassword({ email }: { email: string }) {
  const t = useTranslations("accountSettings.password");
  const failed = useTranslations("account")("failed");
  const { password } = useFieldMessages();
  const form = useSchemaForm({
    schema: changePasswordForm,
    defaultValues: { old: "", password: "" },
    messages: { old: password, password },
  });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<{ problem?: string; done?: string }>({});
  const submit = form.handleSubmit(async (request) => {
    setOutcome({});
    const result = await doAccount("password", request);
    if (succeeded(result)) {
      form.reset();
      return setOutcome({ done: t("done") });
    }
    const [refused] = refusedFields(result);
    if (refused?.path === "old" || refused?.path === "password") {
      return form.setError(refused.path, { message: toldOf(result, failed) }, { shouldFocus: true });
    }
    setOutcome({ problem: toldOf(result, failed) });
  });
  return (
    <section className="sheet member-note" aria-labelledby="password-title">
      <h2 id="password-title" className="text-lead">
        {t("title")}
      </h2>
      <ActionForm
        onSubmit={submit}
        busy={isSubmitting}
        submit={t("submit")}
        problem={outcome.problem}
        done={outcome.done}
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
