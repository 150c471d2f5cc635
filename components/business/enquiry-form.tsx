"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import type * as z from "zod/v4/core";
import { readPhone } from "@/components/apply/read-phone";
import { useRegions } from "@/components/apply/use-regions";
import { buttonClasses } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { FormHoneypot, useFormCheck } from "@/components/ui/form-honeypot";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { clearStoredForm } from "@/components/ui/use-persistent-form";
import { usePersistentSchemaForm } from "@/components/ui/use-schema-form";
import { callFromBrowser } from "@/lib/api/browser";
import { createIdempotencyKeys } from "@/lib/api/idempotency-key";
import { companySizes, maxMessageLength } from "@/lib/contract/company";
import { maxLength } from "@/lib/contract/fields";
import { isSuccess, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import type { FieldMessages } from "@/lib/forms/field-errors";
import { companyForm } from "@/lib/series/company-form";
import { Goals } from "./goals";
import { useCompanyMessages } from "./use-company-messages";

/** Id of the form, also the key of its stored values. */
const formId = "yuqiao:form:business";

type Fields = z.input<typeof companyForm>;

const empty = {
  company: "",
  contact: "",
  // No option is preselected.
  size: "" as Fields["size"],
  goals: [],
  email: "",
  region: "",
  regionText: "",
  phone: "",
  message: "",
} satisfies Fields;

/** The enquiry form for companies. An enquiry is stored as a lead, and an adviser calls back. */
export function EnquiryForm() {
  const t = useTranslations();
  const locale = useLocale();
  const messages = useCompanyMessages();
  const form = usePersistentSchemaForm({
    storageKey: formId,
    schema: companyForm,
    defaultValues: empty,
    messages,
  });
  const { register, setValue, control, formState } = form;
  const { errors, isSubmitting } = formState;
  // Registered in display order, because react-hook-form focuses the first invalid field in this order.
  const fields = {
    company: register("company"),
    size: register("size"),
    goals: register("goals"),
    message: register("message"),
    contact: register("contact"),
    email: register("email"),
  };
  const { ref: regionRef } = useController({ name: "region", control }).field;
  const [region, regionText] = useWatch({ control, name: ["region", "regionText"] });
  const regions = useRegions(locale, region ? "" : regionText);
  const selectedRegion = regions.findRegion(region);
  const [errorText, setErrorText] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const [idempotencyKeyOf] = useState(createIdempotencyKeys);
  const { honeypot, readCheck } = useFormCheck();
  const isHydrated = useIsHydrated();

  const send = form.handleSubmit(async (values) => {
    setErrorText(undefined);
    const homeRegion = regions.findRegion(values.region);
    const phone = homeRegion && (await readPhone(values.phone, homeRegion));
    if (!homeRegion || !phone) {
      form.setError("phone", { message: messages.phone.format }, { shouldFocus: true });
      return;
    }
    const { company, contact, size, goals, email, message } = values;
    const enquiry = {
      name: contact,
      region: homeRegion.code,
      phone,
      company: { name: company, size, goals, email, message },
    };
    // An unchanged retry after a failure has the same key, so that it is stored once.
    const idempotencyKey = idempotencyKeyOf(JSON.stringify(enquiry));
    const result = await callFromBrowser("preSaleRegister", enquiry, {
      idempotencyKey,
      formCheck: readCheck(),
    });
    if (isSuccess(result)) {
      clearStoredForm(formId);
      setIsSent(true);
      return;
    }
    for (const name of listRefusedFields(result)) {
      const { blank, format = blank }: FieldMessages = messages[name];
      form.setError(name, { message: format });
    }
    setErrorText(("code" in result && result.code < 5000 && result.message) || t("apply.failed"));
  });

  if (isSent) return <SentMessage title={t("business.form.sent")} text={t("business.form.sentText")} />;
  return (
    // POST, so that without script the browser cannot put a person's data into the address, as GET would.
    <form id={formId} method="post" noValidate onSubmit={send} className="grid gap-5">
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
      <Combobox
        id="region"
        name="regionText"
        label={t("apply.visitor.region")}
        error={errors.region?.message}
        text={selectedRegion ? regions.toText(selectedRegion) : regionText}
        onTextChange={(text) => {
          setValue("region", "");
          setValue("regionText", text);
        }}
        options={regions.options}
        selectedKey={region}
        onSelect={(key) => {
          setValue("region", key, { shouldValidate: true });
          setValue("regionText", "");
        }}
        emptyText={t("apply.visitor.noRegion")}
        ref={regionRef}
      />
      <Field
        id="phone"
        type="tel"
        autoComplete="tel"
        label={t("apply.visitor.phone")}
        hint={t("apply.visitor.phoneHint")}
        error={errors.phone?.message}
        {...register("phone")}
      />
      <FormHoneypot ref={honeypot} />
      <p role="alert" className="text-cinnabar font-semibold empty:hidden">
        {errorText}
      </p>
      <button
        type="submit"
        disabled={!isHydrated || isSubmitting}
        aria-busy={isSubmitting}
        className={buttonClasses.primary}
      >
        {t("apply.visitor.submit")}
      </button>
    </form>
  );
}

/** Replaces the form after success, and takes the focus. */
function SentMessage({ title, text }: { title: string; text: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1}>
      <p className="text-jade font-semibold">{title}</p>
      <p className="mt-2">{text}</p>
    </div>
  );
}

/** The form's field for each path in the request of the call. */
const fieldsByPath: Record<string, keyof ReturnType<typeof useCompanyMessages>> = {
  name: "contact",
  region: "region",
  phone: "phone",
  "company.name": "company",
  "company.size": "size",
  "company.goals": "goals",
  "company.email": "email",
  "company.message": "message",
};

function listRefusedFields(result: Refusal | NetworkFailure) {
  const issues = "code" in result ? (result.data?.issues ?? []) : [];
  // The path of a goal ends with its index in the list.
  return issues.flatMap(({ path }) => fieldsByPath[path.replace(/\.\d+$/, "")] ?? []);
}
