"use client";

import { fillPlaceholders } from "@/lib/i18n/fill";
import { useWords } from "../words";
import { SmallButton } from "../small-button";

type WorkConflictProps = { label: string; value: string; onTheirs: () => void; onMine: () => void };

/** A field's conflict: the other adviser's value, with buttons that take it or keep one's own. */
export function WorkConflict({ label, value, onTheirs, onMine }: WorkConflictProps) {
  const words = useWords("leads").theirs;
  return (
    <div
      role="group"
      aria-label={fillPlaceholders(words.label, { field: label })}
      data-part="theirs"
      className="border-gold mt-2 border-l-4 pl-3 wrap-anywhere"
    >
      <p>{value ? fillPlaceholders(words.now, { value }) : words.empty}</p>
      <div className="flex flex-wrap gap-2">
        <SmallButton onClick={onTheirs}>{words.take}</SmallButton>
        <SmallButton onClick={onMine}>{words.keep}</SmallButton>
      </div>
    </div>
  );
}
