"use client";

import { useTranslations } from "next-intl";
import { loginForm } from "@/lib/subjects/identity/forms";
import { AccountForm } from "../people/account-form";
import { EmailField, PasswordField, useFieldMessages } from "../people/fields";

export function LoginForm() {
  const t = useTranslations("account.login");
  const { email, password } = useFieldMessages();
  return (
    <AccountForm
      action="login"
      schema={loginForm}
      defaultValues={{ email: "", password: "" }}
      messages={{ email, password }}
      submitLabel={t("submit")}
      refusedMessage={t("wrong")}
      fields={({ register, formState: { errors } }) => (
        <>
          <EmailField {...register("email")} error={errors.email?.message} />
          <PasswordField {...register("password")} error={errors.password?.message} />
        </>
      )}
    />
  );
}
