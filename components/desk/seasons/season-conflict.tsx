"use client";

import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import { useWords } from "../words";
import { listed } from "../written";

type SeasonConflictProps = { changed: string[]; onTheirs: () => void; onMine: () => void };

/** Somebody else was quicker: what was typed stays until one has chosen. */
export function SeasonConflict({ changed, onTheirs, onMine }: SeasonConflictProps) {
  const words = useWords("seasons");
  const { conflict, sections } = words;
  const fields = listed([...new Set(changed.map((name) => labelOf(name, words.fields, sections)))]);
  return (
    <section className="sheet desk-conflict" role="alert" aria-labelledby="season-conflict">
      <h3 id="season-conflict" className="font-semibold">
        {conflict.title}
      </h3>
      <p>{changed.includes("text") ? conflict.textOnly : fill(conflict.text, { fields })}</p>
      <div className="desk-actions mt-4">
        <button type="button" className={buttonLook.secondary} onClick={onMine}>
          {conflict.keepMine}
        </button>
        <button type="button" className={buttonLook.secondary} onClick={onTheirs}>
          {conflict.takeTheirs}
        </button>
      </div>
    </section>
  );
}

const sectionOf: Record<string, "talks" | "people" | "vouchers" | "group" | "hsk"> = {
  sessions: "talks",
  people: "people",
  vouchers: "vouchers",
  coupons: "vouchers",
  group: "group",
  hskBlock: "hsk",
  hsk: "hsk",
};

/** Its own label, or that of the section it stands in. */
function labelOf(name: string, fields: Record<string, unknown>, sections: Record<string, string>): string {
  const section = sectionOf[name];
  const own = fields[name];
  return section ? (sections[section] ?? name) : typeof own === "string" ? own : name;
}
