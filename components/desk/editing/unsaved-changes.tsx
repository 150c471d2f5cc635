"use client";

import { useState } from "react";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { ConfirmDialog } from "../confirm-dialog";
import { formatPageDateTime } from "../time";
import { useWords } from "../words";

/** A hint that the form's changes exist only in this browser, with a button that discards them. */
export function UnsavedChanges({ since, onDiscard }: { since: string; onDiscard: () => void }) {
  const words = useWords("content").unsaved;
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <p>
      <strong>{fillPlaceholders(words.since, { time: formatPageDateTime(since) })}</strong>{" "}
      <button type="button" className="link" onClick={() => setIsConfirming(true)}>
        {words.throwAway}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={words.throwAway}
          text={words.sure}
          submit={words.throwAway}
          onConfirm={onDiscard}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </p>
  );
}
