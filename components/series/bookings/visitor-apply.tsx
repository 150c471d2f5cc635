"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { gatedLinkProps } from "@/components/live/gated";
import { serverNow } from "@/lib/base/clock/server-clock";
import { formatDate } from "@/lib/base/i18n/time";
import { applyPath } from "@/lib/base/paths";
import type { SeriesItem } from "@/lib/subjects/series/item";
import { findEnquiryTime, storeEnquiry } from "@/lib/subjects/series/sent-enquiries";
import { VisitorForm } from "./visitor-form";

type VisitorApplyProps = {
  /** The class of the enquiry. */
  seriesClass: Pick<SeriesItem, "id" | "name">;
  close: () => void;
  onSent: () => void;
};

/** The contact form of a visitor who wants to apply: an adviser calls back (spec section 5). */
export default function VisitorApply({ seriesClass, close, onSent }: VisitorApplyProps) {
  const t = useTranslations("apply");
  const locale = useLocale();
  const [lastSentAt] = useState(() => findEnquiryTime(seriesClass.id));
  return (
    <div className="mt-2 flex flex-col gap-4">
      <p className="font-semibold">{seriesClass.name}</p>
      {lastSentAt === undefined ? (
        <p>{t("visitor.text")}</p>
      ) : (
        <p className="font-semibold text-accent">
          {t("visitor.already", { date: formatDate(new Date(lastSentAt), locale) })}
        </p>
      )}
      <VisitorForm
        storageKey="yuqiao:form:apply"
        classId={seriesClass.id}
        autoFocus
        onSent={() => {
          storeEnquiry(seriesClass.id, new Date(serverNow()));
          close();
          onSent();
        }}
      />
      {/* The page's LoginGate handles the click; after login the visitor returns to this class and its confirmation. */}
      <a href={applyPath(seriesClass.id)} className="link" {...gatedLinkProps}>
        {t("visitor.member")}
      </a>
    </div>
  );
}
