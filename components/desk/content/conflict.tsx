"use client";

import { useEffect, useRef, useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import type { ContentAnswer } from "@/lib/desk/calls/content";
import type { Kind } from "@/lib/desk/content/kinds";
import type { DeskWords } from "@/lib/desk/words";
import { isLanguage, languageNames } from "@/lib/i18n/languages";
import { shortTime } from "../time";
import { useWords } from "../words";
import { listed } from "../written";
import { labelOf } from "./field";
import type { Asked, Side } from "./merge";

type ConflictProps = {
  kind: Kind;
  theirs: ContentAnswer;
  asked: readonly Asked[];
  /** What only they changed, by its path. */
  taken: readonly string[];
  onDone: (choices: Record<string, Side>) => void;
};

/** Somebody else was quicker: both are put together, and what both changed is asked for. It takes the eye. */
export function Conflict({ kind, theirs, asked, taken, onDone }: ConflictProps) {
  const content = useWords("content");
  const words = content.conflict;
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: "center" });
  }, [theirs.version]);
  function done() {
    const open = asked.findIndex(({ path }) => !choices[path]);
    if (open < 0) return onDone(choices);
    box.current?.querySelectorAll("fieldset")[open]?.querySelector("input")?.focus();
  }
  const time = theirs.changed_at ? shortTime(theirs.changed_at) : "";
  return (
    <section ref={box} className="sheet desk-conflict" role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{fill(theirs.status === "gone" ? words.gone : words.text, { by: theirs.changed_by, time })}</p>
      {taken.length > 0 && (
        <p>{fill(words.taken, { fields: listed(takenWords(kind, taken, asked, content)) })}</p>
      )}
      {asked.length > 0 && <p>{words.choose}</p>}
      {asked.map((one) => (
        <fieldset key={one.path}>
          <legend className="font-semibold">{pathWords(kind, one.path, content)}</legend>
          {(["theirs", "mine"] as const).map((side) => (
            <label key={side} className="desk-flag">
              <input
                type="radio"
                name={`conflict-${one.path}`}
                checked={choices[one.path] === side}
                onChange={() => setChoices({ ...choices, [one.path]: side })}
              />
              <span>
                <strong>{words[side]}:</strong> {written(one[side])}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="desk-actions mt-4">
        <button type="button" className={buttonLook.primary} onClick={done}>
          {words.goOn}
        </button>
      </div>
    </section>
  );
}

/** The fields; of one that is asked for too, which part. */
function takenWords(
  kind: Kind,
  taken: readonly string[],
  asked: readonly Asked[],
  words: DeskWords["content"],
): string[] {
  const fieldOf = (path: string) => path.split(".", 1)[0] ?? "";
  const askedFor = new Set(asked.map(({ path }) => fieldOf(path)));
  const named = taken.map((path) =>
    pathWords(kind, askedFor.has(fieldOf(path)) ? path : fieldOf(path), words),
  );
  return [...new Set(named)];
}

/** "Name, English"; "Lessons, Lesson 3". */
function pathWords(kind: Kind, path: string, words: DeskWords["content"]): string {
  const [name = "", ...rest] = path.split(".");
  const item = kind === "series" ? words.lessons.lesson : words.offices.office;
  const parts = rest.map((part) => {
    if (/^\d+$/.test(part)) return fill(item, { n: Number(part) + 1 });
    return isLanguage(part) ? languageNames[part] : "";
  });
  return listed([labelOf(kind, name, words), ...parts.filter(Boolean)]);
}

/** A value in words, as far as it has some. */
function written(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "string") return /^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? shortTime(value) : value;
  if (typeof value !== "object") return String(value);
  const parts = Array.isArray(value)
    ? value.map((part) => written(isPair(part) ? part[1] : part))
    : Object.values(value).map(written);
  return parts.filter((part) => part !== "–").join(" · ") || "–";
}

/** The times of a lesson, each beside its name (merge.ts). */
const isPair = (part: unknown): part is [string, unknown] =>
  Array.isArray(part) && part.length === 2 && typeof part[0] === "string";
