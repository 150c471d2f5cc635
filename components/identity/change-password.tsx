"use client";

import { useTranslations } from "next-intl";
import { useCallForm } from "@/components/calls/use-call-form";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/app/bootstrap/client";
import { changePasswordForm } from "@/lib/subjects/identity/forms";
import { ActionForm, toServerMessage } from "../people/action-form";
import { noteClasses } from "../people/classes";
import { PasswordField, useFieldMessages } from "../people/fields";

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
  const { errors } = form.formState;
  const { submit, problem, isDone, isSending } = useCallForm({
    form,
    send: (request) => call("account/password", request),
    onDone: () => form.reset(),
    toProblem: (failure, shown) => (shown.length > 0 ? undefined : toServerMessage(failure, failedMessage)),
  });
  return (
    <section className={noteClasses} aria-labelledby="password-title">
      <h2 id="password-title" className="text-lead">
        {t("title")}
      </h2>
      <ActionForm
        onSubmit={submit}
        isBusy={isSending}
        submitLabel={t("submit")}
        problem={problem}
        success={isDone ? t("done") : undefined}
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
