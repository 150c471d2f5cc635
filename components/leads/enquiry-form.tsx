"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { CountryAndPhone } from "@/components/series/bookings/country-and-phone";
import { PrivacyBox } from "@/components/texts/consent-boxes";
import { Field } from "@/components/ui/field";
import { FormHoneypot } from "@/components/ui/form-honeypot";
import { SelectField } from "@/components/ui/select-field";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextareaField } from "@/components/ui/textarea-field";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { companySizes, maxMessageLength } from "@/lib/base/contract/company";
import { maxLength } from "@/lib/base/contract/fields";
import { Goals } from "../pages/business/goals";
import { formId, useEnquiryForm } from "./use-enquiry-form";

/** The enquiry form for companies. An enquiry is stored as a lead, and an adviser calls back. */
export function EnquiryForm() {
  const t = useTranslations();
  const { form, fields, countryAndPhone, honeypot, submit, isSending, isSent, problem } = useEnquiryForm();
  const { errors } = form.formState;
  const isHydrated = useIsHydrated();

  if (isSent) return <SentMessage title={t("business.form.sent")} text={t("business.form.sentText")} />;
  return (
    // POST, so that without script the browser cannot put a person's data into the address, as GET would.
    <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Field
        id="company"
        autoComplete="organization"
        maxLength={maxLength.name}
        label={t("business.form.company")}
        error={errors.company?.message}
        {...fields.company}
      />
      <SelectField
        id="size"
        label={t("business.form.size")}
        error={errors.size?.message}
        options={[
          { value: "", text: t("business.form.choose") },
          ...companySizes.map((size) => ({ value: size, text: t(`business.form.sizes.${size}`) })),
        ]}
        {...fields.size}
      />
      <Goals error={errors.goals?.message} field={fields.goals} />
      <TextareaField
        id="message"
        maxLength={maxMessageLength}
        label={t("business.form.message")}
        hint={t("business.form.messageHint")}
        error={errors.message?.message}
        {...fields.message}
      />
      <Field
        id="contact"
        autoComplete="name"
        maxLength={maxLength.name}
        label={t("business.form.contact")}
        error={errors.contact?.message}
        {...fields.contact}
      />
      <Field
        id="email"
        type="email"
        autoComplete="email"
        maxLength={maxLength.email}
        label={t("business.form.email")}
        error={errors.email?.message}
        {...fields.email}
      />
      <CountryAndPhone
        state={countryAndPhone}
        help={{
          phone:
            errors.phone?.message === t("business.form.phoneRequired")
              ? t("apply.visitor.help.phone")
              : undefined,
        }}
      />
      <PrivacyBox id="consent" {...form.register("consent")} error={errors.consent?.message} />
      <FormHoneypot ref={honeypot} />
      <p role="alert" className="font-semibold text-mark empty:hidden">
        {problem}
      </p>
      <SubmitButton isBusy={isSending} disabled={!isHydrated}>
        {t("apply.visitor.submit")}
      </SubmitButton>
    </form>
  );
}

/** Replaces the form after success, and takes the focus. */
function SentMessage({ title, text }: { title: string; text: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1}>
      <p className="font-semibold text-accent">{title}</p>
      <p className="mt-2">{text}</p>
    </div>
  );
}
