"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCallForm } from "@/components/calls/use-call-form";
import { buttonClasses } from "@/components/ui/button";
import { FocusedMessage } from "@/components/ui/focused-message";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/app/bootstrap/client";
import { newPasswordForm } from "@/lib/subjects/identity/forms";
import { codes } from "@/lib/base/contract/codes";
import { paths } from "@/lib/base/paths";
import { ActionForm, toServerMessage } from "../people/action-form";
import { PasswordField, useFieldMessages } from "../people/fields";
import { forgetMailedToken, readMailedToken } from "./mailed-token";

/** Sets a new password with the token from the URL fragment. */
export function NewPasswordForm() {
  const t = useTranslations("account");
  const settings = useTranslations("accountSettings");
  const form = useSchemaForm({
    schema: newPasswordForm,
    defaultValues: { password: "" },
    messages: useFieldMessages(),
  });
  const { errors } = form.formState;
  const isHydrated = useIsHydrated();
  const [overText, setOverText] = useState<string>();
  const { submit, problem, isDone, isSending } = useCallForm({
    form,
    send: ({ password }) => call("account/renew", { token: readMailedToken(), password }),
    onDone: forgetMailedToken,
    toProblem: (failure, shown) => {
      if (shown.length > 0) return undefined;
      const message = toServerMessage(failure, t("failed"));
      if ("code" in failure && failure.code === codes.notFound.code) setOverText(message);
      return message;
    },
  });
  if (isDone) {
    return (
      <div className="mt-4 grid gap-5">
        <FocusedMessage className="font-semibold text-accent">{t("newPassword.done")}</FocusedMessage>
        <a href={paths.login} className={buttonClasses.primary}>
          {t("login.title")}
        </a>
      </div>
    );
  }
  const isTokenMissing = isHydrated && readMailedToken() === "";
  if (isTokenMissing || overText !== undefined) {
    return (
      <div className="mt-4 grid gap-5">
        <FocusedMessage className="font-semibold text-mark">
          {overText ?? t("newPassword.noLink")}
        </FocusedMessage>
        <a href={paths.forgotten} className={buttonClasses.primary}>
          {t("newPassword.again")}
        </a>
      </div>
    );
  }
  return (
    <ActionForm
      onSubmit={submit}
      isBusy={isSending}
      submitLabel={t("newPassword.submit")}
      variant="wide"
      problem={problem}
    >
      <p className="text-soft">{t("newPassword.text")}</p>
      <PasswordField
        {...form.register("password")}
        label={settings("password.fresh")}
        isNew
        error={errors.password?.message}
      />
    </ActionForm>
  );
}
