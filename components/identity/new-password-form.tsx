"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { FocusedMessage } from "@/components/ui/focused-message";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/bootstrap/client";
import { newPasswordForm } from "@/lib/identity/forms";
import { codes } from "@/lib/contract/codes";
import { isSuccess } from "@/lib/contract/result";
import { paths } from "@/lib/paths";
import { ActionForm, refusedFields, toServerMessage } from "../people/action-form";
import { PasswordField, useFieldMessages } from "../people/fields";
import { forgetMailedToken, readMailedToken } from "./mailed-token";

type Outcome = { state: "asking" | "done" } | { state: "problem" | "over"; text: string | undefined };

/** Sets a new password with the token from the URL fragment. */
export function NewPasswordForm() {
  const t = useTranslations("account");
  const settings = useTranslations("accountSettings");
  const form = useSchemaForm({
    schema: newPasswordForm,
    defaultValues: { password: "" },
    messages: useFieldMessages(),
  });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<Outcome>({ state: "asking" });
  const isHydrated = useIsHydrated();
  const submit = form.handleSubmit(async ({ password }) => {
    const result = await call("account/renew", { token: readMailedToken(), password });
    if (isSuccess(result)) {
      forgetMailedToken();
      return setOutcome({ state: "done" });
    }
    if (refusedFields(result).some(({ path }) => path === "password")) {
      return form.setError(
        "password",
        { message: toServerMessage(result, t("failed")) },
        { shouldFocus: true },
      );
    }
    const isLinkInvalid = "code" in result && result.code === codes.notFound.code;
    setOutcome({ state: isLinkInvalid ? "over" : "problem", text: toServerMessage(result, t("failed")) });
  });
  if (outcome.state === "done") {
    return (
      <div className="mt-4 grid gap-5">
        <FocusedMessage className="text-jade font-semibold">{t("newPassword.done")}</FocusedMessage>
        <a href={paths.login} className={buttonClasses.primary}>
          {t("login.title")}
        </a>
      </div>
    );
  }
  const isTokenMissing = isHydrated && readMailedToken() === "";
  if (isTokenMissing || outcome.state === "over") {
    return (
      <div className="mt-4 grid gap-5">
        <FocusedMessage className="text-cinnabar font-semibold">
          {outcome.state === "over" ? outcome.text : t("newPassword.noLink")}
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
      isBusy={isSubmitting}
      submitLabel={t("newPassword.submit")}
      variant="wide"
      problem={outcome.state === "problem" ? outcome.text : undefined}
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
