"use client";

import { Field } from "@/components/ui/field";
import type { Language } from "@/lib/i18n/languages";
import { AccountForm } from "./account-form";
import { EmailField, PasswordField } from "./fields";
import type { LoginLabels } from "./login-form";

export type RegisterLabels = LoginLabels & {
  nickname: string;
  nicknameHint: string;
  nicknameRequired: string;
  passwordHint: string;
  passwordShort: string;
};

export function RegisterForm({ language, labels }: { language: Language; labels: RegisterLabels }) {
  return (
    <AccountForm
      action="register"
      extra={{ language }}
      labels={labels}
      fields={(form) => (
        <>
          <Field
            id="nickname"
            autoComplete="nickname"
            label={labels.nickname}
            hint={labels.nicknameHint}
            error={form.errors.nickname?.message}
            {...form.register("nickname", {
              setValueAs: (value: string) => value.trim(),
              required: labels.nicknameRequired,
              maxLength: 60,
            })}
            maxLength={60}
          />
          <EmailField form={form} labels={labels} />
          <PasswordField
            form={form}
            labels={labels}
            fresh={{ hint: labels.passwordHint, short: labels.passwordShort }}
          />
        </>
      )}
    />
  );
}
