"use client";

import { useLocale, useTranslations } from "next-intl";
import { useController, type UseFormReturn } from "react-hook-form";
import type * as z from "zod/v4/core";
import { accountKinds } from "@/lib/contract/account-fields";
import { registerForm } from "@/lib/identity/forms";
import { AccountForm } from "./account-form";
import { EmailField, NicknameField, PasswordField, useFieldMessages } from "./fields";

const emptyForm: z.input<typeof registerForm> = { nickname: "", email: "", password: "", kind: "student" };

export function RegisterForm() {
  const t = useTranslations("account.register");
  return (
    <AccountForm
      action="register"
      schema={registerForm}
      defaultValues={emptyForm}
      messages={useFieldMessages()}
      extraFields={{ language: useLocale() }}
      submitLabel={t("submit")}
      refusedMessage={t("taken")}
      fields={(form) => <RegisterFields form={form} />}
    />
  );
}

type RegisterFormState = UseFormReturn<z.input<typeof registerForm>, unknown, z.output<typeof registerForm>>;

/** Fields for the account type, the owner's name, the email address and the password. */
function RegisterFields({ form }: { form: RegisterFormState }) {
  const t = useTranslations("account");
  const { register, control, formState } = form;
  const { errors } = formState;
  // Controlled inputs, so that React renders the initial choice; react-hook-form would set it only after hydration.
  const { value: chosenKind, onChange } = useController({ control, name: "kind" }).field;
  const isParent = chosenKind === "parent";
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{t("register.forWhom")}</legend>
        {accountKinds.map((kind) => (
          <label key={kind} className="field-check">
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={chosenKind === kind}
              aria-describedby="kind-hint"
              onChange={() => onChange(kind)}
            />
            {t(`register.${kind}`)}
          </label>
        ))}
        <p id="kind-hint" className="field-hint" aria-live="polite">
          {t(`register.${chosenKind}Hint`)}
        </p>
      </fieldset>
      <NicknameField
        {...register("nickname")}
        hint={t(isParent ? "register.parentNameHint" : "nicknameHint")}
        error={errors.nickname?.message}
      />
      <EmailField {...register("email")} error={errors.email?.message} />
      <PasswordField {...register("password")} isNew error={errors.password?.message} />
    </>
  );
}
