"use client";

import { ErasePerson } from "../erase-person";
import { useMutation } from "../use-mutation";
import { useWords } from "../words";
import type { Lead } from "./use-change-lead";

export function EraseLead({ lead, onErased }: { lead: Lead; onErased: () => void }) {
  const words = useWords("leads");
  const { trigger, isMutating } = useMutation();
  const { kind, id, name } = lead;
  const erase = async () => {
    if (await trigger("leads/erase", { kind, id }, words.erased)) onErased();
  };
  return <ErasePerson name={name} words={words} disabled={isMutating} onConfirm={() => void erase()} />;
}
