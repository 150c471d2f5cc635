"use client";

import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { ConfirmDialog } from "./confirm-dialog";

type ErasePersonProps = {
  name: string;
  words: { erase: string; eraseTitle: string; eraseText: string; eraseSubmit: string };
  disabled: boolean;
  onConfirm: () => void;
};

/** Erases a person's data after a confirmation, as the privacy policy promises on request. */
export function ErasePerson({ name, words, disabled, onConfirm }: ErasePersonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <p>
      <button
        type="button"
        disabled={disabled}
        className={buttonClasses.secondary}
        onClick={() => setIsConfirming(true)}
      >
        {words.erase}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={fillPlaceholders(words.eraseTitle, { name })}
          text={words.eraseText}
          submit={words.eraseSubmit}
          onConfirm={onConfirm}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </p>
  );
}
