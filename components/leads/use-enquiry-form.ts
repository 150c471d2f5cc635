"use client";

import { useTranslations } from "next-intl";
import type * as z from "zod/v4/core";
import { useCallForm } from "@/components/calls/use-call-form";
import { useCountryAndPhone } from "@/components/series/bookings/use-country-and-phone";
import { useFormCheck } from "@/components/ui/form-honeypot";
import { usePersistentSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/app/bootstrap/client";
import { consentHeaders } from "@/lib/base/contract/consent";
import type { FieldMessages } from "@/lib/base/forms/field-errors";
import { companyForm } from "@/lib/subjects/series/company-form";

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
  const messages = useCompanyMessages();
  const form = usePersistentSchemaForm({
    storageKey: formId,
    schema: companyForm,
    defaultValues: empty,
    excludedFields: unsavedFields,
    messages,
  });
  const { register } = form;
  // Registered in display order, because react-hook-form focuses the first invalid field in this order.
  const fields = {
    company: register("company"),
    size: register("size"),
    goals: register("goals"),
    message: register("message"),
    contact: register("contact"),
    email: register("email"),
  };
  const countryAndPhone = useCountryAndPhone(form);
  const { honeypot, readCheck } = useFormCheck();
  const { isDone: isSent, ...sending } = useCallForm({
    form,
    storageKey: formId,
    send: async (values, keyOf) => {
      const place = await countryAndPhone.read(values);
      if (!place) return undefined;
      const { company, contact, size, goals, email, message } = values;
      const enquiry = {
        name: contact,
        ...place,
        company: { name: company, size, goals, email, message },
      };
      return call("preSaleRegister", enquiry, {
        idempotencyKey: keyOf(enquiry),
        formCheck: readCheck(),
        headers: consentHeaders("privacy"),
      });
    },
    // The path of a goal ends with its index in the list.
    fieldOf: (path) => fieldsByPath[path.replace(/\.\d+$/, "")],
    messageOf: (field, message) => {
      const { blank, format = blank }: FieldMessages = messages[field as keyof typeof messages];
      return format ?? message;
    },
    toProblem: (failure) =>
      ("code" in failure && failure.code < 5000 && failure.message) || t("apply.failed"),
  });

  return { form, fields, countryAndPhone, honeypot, isSent, ...sending };
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
