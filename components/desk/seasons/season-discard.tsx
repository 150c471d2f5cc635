"use client";

import { useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { Sure } from "../sure";
import { useWords } from "../words";
import type { Season } from "./seasons-table";

type SeasonDiscardProps = {
  /** The list's entry; its states determine what remains afterwards. */
  season: Season | undefined;
  isActing: boolean;
  onDiscard: () => void;
};

/** Discards a draft after a confirmation that names what remains. */
export function SeasonDiscard({ season, isActing, onDiscard }: SeasonDiscardProps) {
  const { discard } = useWords("seasons");
  const [isAsked, setAsked] = useState(false);
  const stays = season?.published ? discard.published : season?.file ? discard.file : discard.never;
  return (
    <>
      <button
        type="button"
        disabled={isActing}
        className={buttonLook.secondary}
        onClick={() => setAsked(true)}
      >
        {discard.submit}
      </button>
      {isAsked && (
        <Sure
          title={discard.submit}
          text={[stays, discard.typed]}
          submit={discard.submit}
          onSure={onDiscard}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
