"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { gatedLinkProps } from "@/components/live/gated";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { FormHoneypot, useFormCheck } from "@/components/ui/form-honeypot";
import { Toast, type ToastMessage } from "@/components/ui/toast";
import { clearStoredForm } from "@/components/ui/use-persistent-form";
import { usePersistentSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/bootstrap/client";
import { createIdempotencyKeys } from "@/lib/calls/browser/idempotency-key";
import { isSuccess, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import { formatDate } from "@/lib/i18n/time";
import { applyPath } from "@/lib/paths";
import { enquiryForm } from "@/lib/series/enquiry-form";
import type { SeriesItem } from "@/lib/series/item";
import { findEnquiryTime, storeEnquiry } from "@/lib/series/sent-enquiries";
import { readPhone } from "./read-phone";
import { useRegions } from "./use-regions";

type VisitorApplyProps = {
  /** The class of the enquiry. */
  seriesClass: Pick<SeriesItem, "id" | "name">;
  close: () => void;
  onSent: () => void;
};

/** Storage key of the unsent form. */
const storageKey = "yuqiao:form:apply";

/** The contact form of a visitor: an adviser calls back (spec section 5). */
export default function VisitorApply({ seriesClass, close, onSent }: VisitorApplyProps) {
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
  const form = usePersistentSchemaForm({
    storageKey,
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
  const chosen = regions.findRegion(region);
  const [lastSentAt] = useState(() => findEnquiryTime(seriesClass.id));
  const { honeypot, readCheck } = useFormCheck();
  const send = useSendEnquiry(readCheck);

  const submit = form.handleSubmit(
    async ({ nickname, region, phone }) => {
      const homeRegion = regions.findRegion(region);
      const number = homeRegion && (await readPhone(phone, homeRegion));
      if (!homeRegion || !number) {
        form.setError("phone", { message: messages.phone.format }, { shouldFocus: true });
        return;
      }
      const result = await send({
        id: seriesClass.id,
        name: nickname,
        region: homeRegion.code,
        phone: number,
      });
      if (isSuccess(result)) {
        clearStoredForm(storageKey);
        storeEnquiry(seriesClass.id, new Date());
        close();
        onSent();
        return;
      }
      for (const path of refusedFields(result)) {
        form.setError(path, { message: path === "phone" ? messages.phone.format : messages[path].blank });
      }
      const refusal = "code" in result && result.code < 5000 && result.message;
      setMessage({ tone: "error", text: refusal || t("failed") });
    },
    (invalid) => {
      const blank = invalid.nickname?.message ?? (invalid.region ? undefined : invalid.phone?.message);
      const text = blank ?? invalid.phone?.message;
      if (text) setMessage({ tone: "error", text });
    },
  );

  return (
    // Not a grid: a sticky toast cannot leave its own grid area.
    <div className="mt-2 flex flex-col gap-4">
      <p className="font-semibold">{seriesClass.name}</p>
      {lastSentAt === undefined ? (
        <p>{t("visitor.text")}</p>
      ) : (
        <p className="text-jade font-semibold">
          {t("visitor.already", { date: formatDate(new Date(lastSentAt), locale) })}
        </p>
      )}
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
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
          text={chosen ? regions.toText(chosen) : regionText}
          onTextChange={(text) => {
            form.setValue("region", "");
            form.setValue("regionText", text);
          }}
          options={regions.options}
          selectedKey={region}
          onSelect={(key) => {
            form.setValue("region", key, { shouldValidate: true });
            form.setValue("regionText", "");
          }}
          emptyText={t("visitor.noRegion")}
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
        <FormHoneypot ref={honeypot} />
        <button type="submit" className="btn btn-primary" disabled={isSubmitting} aria-busy={isSubmitting}>
          {t("visitor.submit")}
        </button>
      </form>
      {/* The page's LoginGate handles the click; after login the visitor returns to this class and its confirmation. */}
      <a href={applyPath(seriesClass.id)} className="link" {...gatedLinkProps}>
        {t("visitor.member")}
      </a>
      <Toast message={message} closeLabel={closeLabel} onDismiss={() => setMessage(undefined)} />
    </div>
  );
}

type Enquiry = { id: number; name: string; region: string; phone: string };

/** Sends an enquiry. An unchanged retry carries the same idempotency key, so it is stored only once. */
function useSendEnquiry(readCheck: () => string) {
  const [toIdempotencyKey] = useState(createIdempotencyKeys);
  return (enquiry: Enquiry) =>
    call("preSaleRegister", enquiry, {
      idempotencyKey: toIdempotencyKey(JSON.stringify(enquiry)),
      formCheck: readCheck(),
    });
}

/** Fields that the provider refused. */
function refusedFields(result: Refusal | NetworkFailure): ("nickname" | "region" | "phone")[] {
  const issues = "code" in result ? (result.data?.issues ?? []) : [];
  const fields = { name: "nickname", region: "region", phone: "phone" } as const;
  return issues.flatMap(({ path }) => (path in fields ? [fields[path as keyof typeof fields]] : []));
}
