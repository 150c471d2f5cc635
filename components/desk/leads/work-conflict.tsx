"use client";

import { fillPlaceholders } from "@/lib/i18n/fill";
import { useWords } from "../words";

type WorkConflictProps = { label: string; value: string; onTheirs: () => void; onMine: () => void };

/** A field's conflict: the other adviser's value, with buttons that take it or keep one's own. */
export function WorkConflict({ label, value, onTheirs, onMine }: WorkConflictProps) {
  const words = useWords("leads").theirs;
  return (
    <div role="group" aria-label={fillPlaceholders(words.label, { field: label })} className="desk-theirs">
      <p>{value ? fillPlaceholders(words.now, { value }) : words.empty}</p>
      <div className="desk-row-actions">
        <button type="button" onClick={onTheirs}>
          {words.take}
        </button>
        <button type="button" onClick={onMine}>
          {words.keep}
        </button>
      </div>
    </div>
  );
}
