"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { doAccount } from "@/lib/account/client";
import { changePasswordForm } from "@/lib/account/forms";
import { succeeded } from "@/lib/contract/result";
import { ActionForm, refusedFields, toldOf } from "./action-form";
import { PasswordField, useFieldMessages } from "./fields";

/** The old password is asked for: somebody who finds a screen left open cannot take the account over. */
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
  const [told, setTold] = useState<{ problem?: string; done?: string }>({});
  const submit = form.handleSubmit(async (request) => {
    setTold({});
    const result = await doAccount("password", request);
    if (succeeded(result)) {
      form.reset();
      return setTold({ done: t("done") });
    }
    if (refusedFields(result).some(({ path }) => path === "old")) {
      return form.setError("old", { message: toldOf(result, failed) }, { shouldFocus: true });
    }
    setTold({ problem: toldOf(result, failed) });
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
        problem={told.problem}
        done={told.done}
      >
        {/* Whose password it is, for what keeps passwords. */}
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
