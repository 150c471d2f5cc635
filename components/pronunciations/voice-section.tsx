"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { summaryClasses } from "@/components/people/classes";
import { Icon } from "@/components/ui/icon";
import { OnDemand } from "@/components/ui/on-demand";
import { showNotStarted } from "@/lib/app/markup/not-started";

const loadRecordings = () => import("./own-recordings");

/** A teacher's own recordings, on the dashboard. Closing it turns the microphone off. */
export function VoiceSection() {
  const t = useTranslations("teacherCentre.voice");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-6 sheet px-5 py-3" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={summaryClasses}>
        {t("title")}
        <Icon name="chevron-down" size={18} />
      </summary>
      {isOpen && (
        <OnDemand
          load={loadRecordings}
          componentProps={{}}
          placeholder={<div className="h-60" />}
          onFailed={showNotStarted}
        />
      )}
    </details>
  );
}
