"use client";

import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import type { ContentAnswer } from "@/lib/desk/calls/content";
import type { Kind } from "@/lib/desk/content/kinds";
import { isLanguage, languageNames } from "@/lib/i18n/languages";
import { shortTime } from "../time";
import { useWords } from "../words";
import { differing } from "./differing";
import { labelOf } from "./field";

type ConflictProps = {
  kind: Kind;
  theirs: ContentAnswer;
  mine: Record<string, unknown>;
  onTheirs: () => void;
  onMine: () => void;
};

/** Somebody else was quicker: both are shown, and nothing of either is lost. */
export function Conflict({ kind, theirs, mine, onTheirs, onMine }: ConflictProps) {
  const words = useWords("content");
  const other = theirs.draft ?? theirs.published ?? {};
  return (
    <section className="sheet desk-conflict" role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title">{words.conflict.title}</h2>
      <p>
        {fill(words.conflict.text, {
          by: theirs.changed_by,
          time: theirs.changed_at ? shortTime(theirs.changed_at) : "",
        })}
      </p>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{words.conflict.field}</th>
            <th scope="col">{words.conflict.theirs}</th>
            <th scope="col">{words.conflict.mine}</th>
          </tr>
        </thead>
        <tbody>
          {differing(other, mine).map((name) => (
            <tr key={name}>
              <th scope="row">{labelOf(kind, name, words)}</th>
              <td data-label={words.conflict.theirs}>{written(other[name], mine[name])}</td>
              <td data-label={words.conflict.mine}>{written(mine[name], other[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="desk-actions mt-4">
        <button type="button" className={buttonLook.primary} onClick={onMine}>
          {words.conflict.keepMine}
        </button>
        <button type="button" className={buttonLook.secondary} onClick={onTheirs}>
          {words.conflict.takeTheirs}
        </button>
      </div>
    </section>
  );
}

/** A value in words, as far as it has some; of texts in several languages those that the other has otherwise. */
function written(value: unknown, other?: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value !== "object") return String(value);
  const same = new Map(Object.entries(other ?? {}));
  const parts = Object.entries(value).map(([name, part]) => {
    if (Array.isArray(value)) return written(part);
    if (!part || same.get(name) === part) return "";
    return `${isLanguage(name) ? languageNames[name] : name}: ${written(part)}`;
  });
  return parts.filter(Boolean).join(" · ") || "–";
}
