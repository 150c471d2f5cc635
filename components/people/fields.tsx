"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { maxNicknameLength } from "@/lib/base/contract/account-fields";

type AccountFieldProps = UseFormRegisterReturn & { error: string | undefined };

/** Validation messages of the account forms. */
export function useFieldMessages() {
  const t = useTranslations("account");
  const email = { blank: t("emailRequired"), format: t("emailFormat") };
  const password = { blank: t("passwordRequired"), short: t("passwordShort") };
  return { email, password, nickname: { blank: t("nicknameRequired") } };
}

export function EmailField(field: AccountFieldProps & { readOnly?: boolean }) {
  const t = useTranslations("account");
  return <Field id={field.name} type="email" autoComplete="email" label={t("email")} {...field} />;
}

/** The name of the account's owner. */
export function NicknameField({ hint, ...field }: AccountFieldProps & { hint?: string }) {
  const t = useTranslations("account");
  return (
    <Field
      id={field.name}
      autoComplete="nickname"
      label={t("nickname")}
      hint={hint}
      {...field}
      maxLength={maxNicknameLength}
    />
  );
}

type PasswordFieldProps = AccountFieldProps & {
  /** Replaces the default label in forms with several passwords. */
  label?: string;
  isNew?: boolean;
};

/** Password field with a button that reveals the input. */
export function PasswordField({ label, isNew = false, ...field }: PasswordFieldProps) {
  const t = useTranslations("account");
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      id={field.name}
      type={isShown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      label={label ?? t("password")}
      hint={isNew ? t("passwordHint") : undefined}
      after={
        <button
          type="button"
          className="field-toggle"
          aria-pressed={isShown}
          aria-controls={field.name}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? "eye-off" : "eye"} size={18} />
          {t("showPassword")}
        </button>
      }
      {...field}
    />
  );
}
