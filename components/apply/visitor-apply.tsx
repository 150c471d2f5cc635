"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { gated } from "@/components/live/gated";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { FormTrap, useFormCheck } from "@/components/ui/form-trap";
import { Toast, type ToastMessage } from "@/components/ui/toast";
import { forgetForm } from "@/components/ui/use-kept-form";
import { useKeptSchemaForm } from "@/components/ui/use-schema-form";
import { callFromBrowser } from "@/lib/api/browser";
import { keysByWords } from "@/lib/api/idempotency-key";
import { succeeded, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import { formatDate } from "@/lib/i18n/time";
import { applyingPath } from "@/lib/paths";
import { enquiryForm } from "@/lib/series/enquiry-form";
import type { SeriesItem } from "@/lib/series/item";
import { enquirySent, rememberEnquiry } from "@/lib/series/sent-enquiries";
import { readPhone } from "./read-phone";
import { useRegions } from "./use-regions";

type VisitorApplyProps = {
  /** The class of the enquiry. */
  about: Pick<SeriesItem, "id" | "name">;
  close: () => void;
  sent: () => void;
};

/** Storage key of the unsent form. */
const keptAs = "yuqiao:form:apply";

/** The contact form of a visitor: an adviser calls back (spec section 5). */
export default function VisitorApply({ about, close, sent }: VisitorApplyProps) {
  const t = useTranslations("apply");
  const closeLabel = useTranslations("dialog")("close");
  const locale = useLocale();
  const wrongPhone = t("visitor.errors.wrongPhone");
  // The specification prescribes the messages for blank fields word for word (section 5).
  const messages = {
    nickname: { blank: t("visitor.errors.nickname"), long: t("visitor.errors.long") },
    region: { blank: t("visitor.errors.region") },
    phone: { blank: t("visitor.errors.phone"), format: wrongPhone },
  };
  const form = useKeptSchemaForm({
    keptAs,
    schema: enquiryForm,
    defaultValues: { nickname: "", region: "", regionText: "", phone: "" },
    messages,
  });
  // Registered in screen order, because react-hook-form focuses the first invalid field.
  const nicknameField = form.register("nickname");
  const { ref: regionRef } = useController({ name: "region", control: form.control }).field;
  const { errors, isSubmitting } = form.formState;
  const [message, setMessage] = useState<ToastMessage>();
  const [region, regionText] = useWatch({ control: form.control, name: ["region", "regionText"] });
  const regions = useRegions(locale, region ? "" : regionText);
  const chosen = regions.find(region);
  const [before] = useState(() => enquirySent(about.id));
  const { trap, readCheck } = useFormCheck();
  const send = useOnce(readCheck);

  const submit = form.handleSubmit(
    async ({ nickname, region, phone }) => {
      const home = regions.find(region);
      const number = home && (await readPhone(phone, home));
      if (!home || !number) {
        form.setError("phone", { message: messages.phone.format }, { shouldFocus: true });
        return;
      }
      const result = await send({ id: about.id, name: nickname, region: home.code, phone: number });
      if (succeeded(result)) {
        forgetForm(keptAs);
        rememberEnquiry(about.id, new Date());
        close();
        sent();
        return;
      }
      for (const path of refusedFields(result)) {
        form.setError(path, { message: path === "phone" ? messages.phone.format : messages[path].blank });
      }
      const refusal = "code" in result && result.code < 5000 && result.message;
      setMessage({ tone: "error", text: refusal || t("failed") });
    },
    (wrong) => {
      const blank = wrong.nickname?.message ?? (wrong.region ? undefined : wrong.phone?.message);
      const text = blank ?? wrong.phone?.message;
      if (text) setMessage({ tone: "error", text });
    },
  );

  return (
    <div className="apply-form">
      <p className="font-semibold">{about.name}</p>
      {before === undefined ? (
        <p>{t("visitor.text")}</p>
      ) : (
        <p className="text-jade font-semibold">
          {t("visitor.already", { date: formatDate(new Date(before), locale) })}
        </p>
      )}
      <form noValidate method="post" onSubmit={submit}>
        <Field
          id="nickname"
          autoFocus
          autoComplete="name"
          label={t("visitor.nickname")}
          error={errors.nickname?.message}
          {...nicknameField}
        />
        <Combobox
          id="region"
          label={t("visitor.region")}
          error={errors.region?.message}
          text={chosen ? regions.textOf(chosen) : regionText}
          onText={(text) => {
            form.setValue("region", "");
            form.setValue("regionText", text);
          }}
          options={regions.options}
          chosen={region}
          choose={(key) => {
            form.setValue("region", key, { shouldValidate: true });
            form.setValue("regionText", "");
          }}
          none={t("visitor.noRegion")}
          ref={regionRef}
        />
        <Field
          id="phone"
          type="tel"
          autoComplete="tel"
          label={t("visitor.phone")}
          hint={t("visitor.phoneHint")}
          error={errors.phone?.message}
          {...form.register("phone")}
        />
        <FormTrap ref={trap} />
        <button type="submit" className="btn btn-primary" disabled={isSubmitting} aria-busy={isSubmitting}>
          {t("visitor.submit")}
        </button>
      </form>
      {/* The page's LoginGate handles the click; after login the visitor returns to this class and its confirmation. */}
      <a href={applyingPath(about.id)} className="link" {...gated}>
        {t("visitor.member")}
      </a>
      <Toast message={message} closeLabel={closeLabel} onDone={() => setMessage(undefined)} />
    </div>
  );
}

type Enquiry = { id: number; name: string; region: string; phone: string };

/** Sends an enquiry. An unchanged retry carries the same idempotency key, so it is stored only once. */
function useOnce(readCheck: () => string) {
  const [keyOf] = useState(keysByWords);
  return (enquiry: Enquiry) =>
    callFromBrowser("preSaleRegister", enquiry, {
      idempotencyKey: keyOf(JSON.stringify(enquiry)),
      formCheck: readCheck(),
    });
}

/** Fields that the provider refused. */
function refusedFields(result: Refusal | NetworkFailure): ("nickname" | "region" | "phone")[] {
  const issues = "code" in result ? (result.data?.issues ?? []) : [];
  const fields = { name: "nickname", region: "region", phone: "phone" } as const;
  return issues.flatMap(({ path }) => (path in fields ? [fields[path as keyof typeof fields]] : []));
}
