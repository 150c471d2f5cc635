"use client";

import { useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import { Sure } from "../sure";
import { useAct } from "../use-act";
import { useWords } from "../words";
import type { Lead } from "./use-change-lead";

/** Takes a person out, as the privacy policy promises to whoever asks. */
export function EraseLead({ lead, onErased }: { lead: Lead; onErased: () => void }) {
  const words = useWords("leads");
  const { act, isActing } = useAct();
  const [asked, setAsked] = useState(false);
  const { kind, id, name } = lead;
  const erase = async () => {
    if (await act("leads/erase", { kind, id }, words.erased)) onErased();
  };
  return (
    <p>
      <button
        type="button"
        disabled={isActing}
        className={buttonLook.secondary}
        onClick={() => setAsked(true)}
      >
        {words.erase}
      </button>
      {asked && (
        <Sure
          title={fill(words.eraseTitle, { name })}
          text={words.eraseText}
          submit={words.eraseSubmit}
          onSure={erase}
          onClose={() => setAsked(false)}
        />
      )}
    </p>
  );
}
