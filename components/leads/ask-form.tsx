"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { VisitorForm } from "@/components/series/bookings/visitor-form";

type AskFormProps = {
  /** The class that the question is about, if any. */
  classId?: number | undefined;
};

/** A question to the school, with a phone number for the answer. It is stored as a lead. */
export default function AskForm({ classId }: AskFormProps) {
  const t = useTranslations("consult.form");
  const success = useTranslations("apply.visitor")("success");
  const [isSent, setIsSent] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSent) status.current?.focus();
  }, [isSent]);
  return (
    <section aria-labelledby="question-title" className="mt-6 flex flex-col gap-4 border-t border-line pt-4">
      <h3 id="question-title" className="text-lead font-bold">
        {t("title")}
      </h3>
      {isSent ? (
        <p ref={status} role="status" tabIndex={-1} className="font-semibold text-accent">
          {success}
        </p>
      ) : (
        <>
          <p>{t("text")}</p>
          <VisitorForm
            storageKey="yuqiao:form:ask"
            idPrefix="ask-"
            classId={classId}
            question={{ label: t("question"), blank: t("questionRequired"), long: t("questionLong") }}
            onSent={() => setIsSent(true)}
          />
        </>
      )}
    </section>
  );
}
