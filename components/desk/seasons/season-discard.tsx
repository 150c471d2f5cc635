"use client";

import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { ConfirmDialog } from "../confirm-dialog";
import { useWords } from "../words";
import type { Season } from "./seasons-table";

type SeasonDiscardProps = {
  /** The list's entry; its states determine what remains afterwards. */
  season: Season | undefined;
  isMutating: boolean;
  onDiscard: () => void;
};

/** Discards a draft after a confirmation that names what remains. */
export function SeasonDiscard({ season, isMutating, onDiscard }: SeasonDiscardProps) {
  const { discard } = useWords("seasons");
  const [isConfirming, setIsConfirming] = useState(false);
  const remainingText = season?.published ? discard.published : season?.file ? discard.file : discard.never;
  return (
    <>
      <button
        type="button"
        disabled={isMutating}
        className={buttonClasses.secondary}
        onClick={() => setIsConfirming(true)}
      >
        {discard.submit}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={discard.submit}
          text={[remainingText, discard.typed]}
          submit={discard.submit}
          onConfirm={onDiscard}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
