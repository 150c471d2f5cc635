"use client";

import { ErasePerson } from "../erase-person";
import { useAct } from "../use-act";
import { useWords } from "../words";
import type { Lead } from "./use-change-lead";

export function EraseLead({ lead, onErased }: { lead: Lead; onErased: () => void }) {
  const words = useWords("leads");
  const { act, isActing } = useAct();
  const { kind, id, name } = lead;
  const erase = async () => {
    if (await act("leads/erase", { kind, id }, words.erased)) onErased();
  };
  return <ErasePerson name={name} words={words} disabled={isActing} onSure={() => void erase()} />;
}
