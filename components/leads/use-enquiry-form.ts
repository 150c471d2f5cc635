"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import type * as z from "zod/v4/core";
import { readPhone } from "@/components/bookings/read-phone";
import { useRegions } from "@/components/bookings/use-regions";
import { useFormCheck } from "@/components/ui/form-honeypot";
import { clearStoredForm } from "@/components/ui/use-persistent-form";
import { usePersistentSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/bootstrap/client";
import { createIdempotencyKeys } from "@/lib/calls/browser/idempotency-key";
import { consentHeaders } from "@/lib/contract/consent";
import { isSuccess, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import type { FieldMessages } from "@/lib/forms/field-errors";
import { companyForm } from "@/lib/series/company-form";

/** Id of the form, also the key of its stored values. */
export const formId = "yuqiao:form:business";

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
  consent: false,
} satisfies Fields;

/** Each form asks for its own consent. */
const unsavedFields = ["consent"] as const;

/** State and submission of the company form. A sent enquiry is stored as a lead. */
export function useEnquiryForm() {
  const t = useTranslations();
  const locale = useLocale();
  const messages = useCompanyMessages();
  const form = usePersistentSchemaForm({
    storageKey: formId,
    schema: companyForm,
    defaultValues: empty,
    excludedFields: unsavedFields,
    messages,
  });
  const { register, control } = form;
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
  const [errorText, setErrorText] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const [idempotencyKeyOf] = useState(createIdempotencyKeys);
  const { honeypot, readCheck } = useFormCheck();

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
    const result = await call("preSaleRegister", enquiry, {
      idempotencyKey,
      formCheck: readCheck(),
      headers: consentHeaders("privacy"),
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

  return { form, fields, regionRef, region, regionText, regions, honeypot, send, isSent, errorText };
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

/** Error messages of the company form; those of name, region and phone are fixed by spec section 5. */
function useCompanyMessages() {
  const t = useTranslations("business.form");
  const wrongPhone = useTranslations("apply.visitor.errors")("wrongPhone");
  const long = t("long");
  return {
    company: { blank: t("companyRequired"), long },
    contact: { blank: t("contactRequired"), long },
    size: { blank: t("sizeRequired"), format: t("sizeRequired") },
    goals: { blank: t("goalsRequired") },
    email: { blank: t("emailRequired"), format: t("emailFormat") },
    region: { blank: t("regionRequired") },
    phone: { blank: t("phoneRequired"), format: wrongPhone },
    message: { long: t("messageLong") },
    consent: { blank: useTranslations("consent")("privacyRequired") },
  } satisfies Record<string, FieldMessages>;
}
