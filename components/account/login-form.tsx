"use client";

import { AccountForm } from "./account-form";
import { EmailField, PasswordField, type EmailLabels, type PasswordLabels } from "./fields";

export type LoginLabels = EmailLabels &
  PasswordLabels & { submit: string; refused: string; failed: string; needCookies: string };

export function LoginForm({ labels }: { labels: LoginLabels }) {
  return (
    <AccountForm
      action="login"
      labels={labels}
      fields={(form) => (
        <>
          <EmailField
            name="email"
            register={form.register}
            error={form.errors.email?.message}
            labels={labels}
          />
          <PasswordField
            name="password"
            register={form.register}
            error={form.errors.password?.message}
            labels={labels}
          />
        </>
      )}
    />
  );
}
