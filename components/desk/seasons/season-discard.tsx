"use client";

import { useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { Sure } from "../sure";
import { useWords } from "../words";
import type { Season } from "./seasons-table";

type SeasonDiscardProps = {
  /** As the list has it: what is left of it. */
  season: Season | undefined;
  isActing: boolean;
  onDiscard: () => void;
};

/** Throws a draft away, once it was asked and said what stays. */
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
