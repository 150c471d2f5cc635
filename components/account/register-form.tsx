"use client";

import { useController } from "react-hook-form";
import { Field } from "@/components/ui/field";
import type { Language } from "@/lib/i18n/languages";
import { AccountForm, type AccountFields } from "./account-form";
import { EmailField, nameRules, PasswordField } from "./fields";
import type { LoginLabels } from "./login-form";

export type RegisterLabels = LoginLabels & {
  forWhom: string;
  kinds: Record<"student" | "parent", { name: string; hint: string; nicknameHint: string }>;
  nickname: string;
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
          <Names form={form} labels={labels} />
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
            fresh={{ hint: labels.passwordHint, short: labels.passwordShort }}
          />
        </>
      )}
    />
  );
}

/** For whom the account is, and by which name its owner goes. */
function Names({ form, labels }: { form: AccountFields; labels: RegisterLabels }) {
  // Held by React, so that the page itself says which is chosen: the form library would say so later.
  const { value: chosen, onChange } = useController({ control: form.control, name: "kind" }).field;
  const kind = labels.kinds[chosen];
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{labels.forWhom}</legend>
        {(["student", "parent"] as const).map((value) => (
          <label key={value} className="field-check">
            <input
              type="radio"
              name="kind"
              value={value}
              checked={chosen === value}
              aria-describedby="kind-hint"
              onChange={() => onChange(value)}
            />
            {labels.kinds[value].name}
          </label>
        ))}
        <p id="kind-hint" className="field-hint" aria-live="polite">
          {kind.hint}
        </p>
      </fieldset>
      <Field
        id="nickname"
        autoComplete="nickname"
        label={labels.nickname}
        hint={kind.nicknameHint}
        error={form.errors.nickname?.message}
        {...form.register("nickname", nameRules(labels.nicknameRequired))}
        maxLength={60}
      />
    </>
  );
}
