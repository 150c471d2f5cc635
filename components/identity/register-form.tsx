"use client";

import { useLocale, useTranslations } from "next-intl";
import { useController, type UseFormReturn } from "react-hook-form";
import type * as z from "zod/v4/core";
import { accountKinds } from "@/lib/base/contract/account-fields";
import { consentHeaders } from "@/lib/base/contract/consent";
import { registerForm } from "@/lib/subjects/identity/forms";
import { PrivacyBox, TermsBox } from "../texts/consent-boxes";
import { AccountForm } from "../people/account-form";
import { EmailField, NicknameField, PasswordField, useFieldMessages } from "../people/fields";

const emptyForm: z.input<typeof registerForm> = {
  nickname: "",
  email: "",
  password: "",
  kind: "student",
  terms: false,
  privacy: false,
};

/** A constant, as `usePersistentForm` requires. */
const unsavedFields = ["password", "terms", "privacy"] as const;

export function RegisterForm() {
  const t = useTranslations("account.register");
  const tConsent = useTranslations("consent");
  const messages = {
    ...useFieldMessages(),
    terms: { blank: tConsent("termsRequired") },
    privacy: { blank: tConsent("privacyRequired") },
  };
  return (
    <AccountForm
      action="register"
      schema={registerForm}
      defaultValues={emptyForm}
      messages={messages}
      unsavedFields={unsavedFields}
      headers={consentHeaders("terms", "privacy")}
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
      <div>
        <TermsBox id="terms" {...register("terms")} error={errors.terms?.message} />
        <PrivacyBox id="privacy" {...register("privacy")} error={errors.privacy?.message} />
      </div>
    </>
  );
}
