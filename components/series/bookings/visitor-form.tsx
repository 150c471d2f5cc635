"use client";

import { useTranslations } from "next-intl";
import { useCallForm } from "@/components/calls/use-call-form";
import { PrivacyBox } from "@/components/texts/consent-boxes";
import { Field } from "@/components/ui/field";
import { FormHoneypot, useFormCheck } from "@/components/ui/form-honeypot";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextareaField } from "@/components/ui/textarea-field";
import { Toast } from "@/components/ui/toast";
import { usePersistentSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/app/bootstrap/client";
import { consentHeaders } from "@/lib/base/contract/consent";
import { enquiryForm, questionForm } from "@/lib/subjects/series/enquiry-form";
import { CountryAndPhone } from "./country-and-phone";
import { useCountryAndPhone } from "./use-country-and-phone";

type VisitorFormProps = {
  /** Storage key of the unsent form. */
  storageKey: string;
  /** The class of the enquiry, if it is about one. */
  classId?: number | undefined;
  /** The texts of the field for a question; without them the form has none. */
  question?: { label: string; blank: string; long: string };
  /** Starts the ids of the fields, where the page may have another form. */
  idPrefix?: string;
  /** Moves the focus to the first field. */
  autoFocus?: boolean;
  onSent: () => void;
};

/** Each form asks for its own consent. */
const unsavedFields = ["consent"] as const;

/** Name, country, phone number and, where asked for, a question. It is stored as a lead. */
export function VisitorForm(props: VisitorFormProps) {
  const { storageKey, classId, question, idPrefix = "", autoFocus, onSent } = props;
  const t = useTranslations("apply");
  const closeLabel = useTranslations("dialog")("close");
  const wrongPhone = t("visitor.errors.wrongPhone");
  // The specification prescribes the messages for blank fields word for word (section 5).
  const messages = {
    nickname: { blank: t("visitor.errors.nickname"), long: t("visitor.errors.long") },
    region: { blank: t("visitor.errors.region") },
    phone: { blank: t("visitor.errors.phone"), format: wrongPhone },
    question: { blank: question?.blank ?? "", long: question?.long ?? "" },
    consent: { blank: useTranslations("consent")("privacyRequired") },
  };
  const form = usePersistentSchemaForm({
    storageKey,
    // Without a field for it, the question is not checked.
    schema: question ? questionForm : (enquiryForm as unknown as typeof questionForm),
    defaultValues: { nickname: "", region: "", regionText: "", phone: "", question: "", consent: false },
    excludedFields: unsavedFields,
    messages,
  });
  // Registered in screen order, because react-hook-form focuses the first invalid field.
  const questionField = question && form.register("question");
  const nicknameField = form.register("nickname");
  const countryAndPhone = useCountryAndPhone(form);
  const { errors } = form.formState;
  const helpFor = (field: "nickname" | "region" | "phone") =>
    errors[field]?.message === messages[field].blank ? t(`visitor.help.${field}`) : undefined;
  const { honeypot, readCheck } = useFormCheck();

  const { submit, problem, setProblem, isSending } = useCallForm({
    form,
    storageKey,
    send: async ({ nickname, question: text, ...contact }, keyOf) => {
      const place = await countryAndPhone.read(contact);
      if (!place) return undefined;
      const enquiry = {
        ...(classId !== undefined && { id: classId }),
        name: nickname,
        ...place,
        ...(question && { message: text }),
      };
      return call("preSaleRegister", enquiry, {
        idempotencyKey: keyOf(enquiry),
        formCheck: readCheck(),
        headers: consentHeaders("privacy"),
      });
    },
    onDone: onSent,
    onInvalid: ({ question, nickname, phone }) => setProblem((question ?? nickname ?? phone)?.message),
    fieldOf: (path) => fieldsByPath[path],
    messageOf: (field, message) => {
      if (field === "phone") return messages.phone.format;
      return field in messages ? messages[field as keyof typeof messages].blank : message;
    },
    toProblem: (failure) => ("code" in failure && failure.code < 5000 && failure.message) || t("failed"),
  });

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      {question && (
        <TextareaField
          id={`${idPrefix}question`}
          label={question.label}
          error={errors.question?.message}
          {...questionField}
        />
      )}
      <Field
        id={`${idPrefix}nickname`}
        autoFocus={autoFocus}
        autoComplete="name"
        label={t("visitor.nickname")}
        error={errors.nickname?.message}
        help={helpFor("nickname")}
        {...nicknameField}
      />
      <CountryAndPhone
        state={countryAndPhone}
        idPrefix={idPrefix}
        help={{ region: helpFor("region"), phone: helpFor("phone") }}
      />
      <PrivacyBox id={`${idPrefix}consent`} {...form.register("consent")} error={errors.consent?.message} />
      <FormHoneypot ref={honeypot} />
      <Toast
        isInline
        message={problem ? { tone: "error", text: problem } : undefined}
        closeLabel={closeLabel}
        onDismiss={() => setProblem(undefined)}
      />
      <SubmitButton isBusy={isSending}>{t("visitor.submit")}</SubmitButton>
    </form>
  );
}

/** The form's field for each path in the request of the call. */
const fieldsByPath: Partial<Record<string, "nickname" | "region" | "phone" | "question">> = {
  name: "nickname",
  region: "region",
  phone: "phone",
  message: "question",
};
