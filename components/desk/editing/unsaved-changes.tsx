"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../confirm-dialog";
import { formatPageDateTime } from "../time";

/** A hint that the form's changes exist only in this browser, with a button that discards them. */
export function UnsavedChanges({ since, onDiscard }: { since: string; onDiscard: () => void }) {
  const t = useTranslations("desk.content");
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <p>
      <strong>{t("unsaved.since", { time: formatPageDateTime(since) })}</strong>{" "}
      <button type="button" className="link" onClick={() => setIsConfirming(true)}>
        {t("unsaved.throwAway")}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={t("unsaved.throwAway")}
          text={t("unsaved.sure")}
          submit={t("unsaved.throwAway")}
          onConfirm={onDiscard}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </p>
  );
}
