"use client";

import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import type { ContentAnswer } from "@/lib/desk/calls/content";
import type { Kind } from "@/lib/desk/content/kinds";
import { shortTime } from "../time";
import { useWords } from "../words";
import { labelOf } from "./field";
import { differing } from "./history";

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
              <td data-label={words.conflict.theirs}>{written(other[name])}</td>
              <td data-label={words.conflict.mine}>{written(mine[name])}</td>
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

/** A value in words, as far as it has some. */
function written(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).map(([name, part]) =>
    Array.isArray(value) ? written(part) : part ? `${name}: ${written(part)}` : "",
  );
  return parts.filter(Boolean).join(" · ");
}
