"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import { useWords } from "../words";
import { listed } from "../written";
import { timeNames, type Asked, type Side } from "./merge";

type BothSidesProps = {
  /** Names the editor of the newer version and its time. */
  text: string;
  /** A new version moves the focus to the box again. */
  version: number;
  /** Labels of the fields that only the other editor changed. */
  taken: readonly string[];
  asked: readonly Asked[];
  /** Formats a path for display. */
  labelOf: (path: string) => string;
  /** Formats a value for display. */
  written: (value: unknown) => string;
  onDone: (choices: Record<string, Side>) => void;
};

/** Shows an edit conflict: what was merged, and a choice for each value that both editors changed. */
export function BothSides({ text, version, taken, asked, labelOf, written, onDone }: BothSidesProps) {
  const words = useWords("content").conflict;
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const box = useRef<HTMLElement>(null);
  function done() {
    const open = asked.findIndex(({ path }) => !choices[path]);
    if (open < 0) return onDone(choices);
    box.current?.querySelectorAll("fieldset")[open]?.querySelector("input")?.focus();
  }
  return (
    <ConflictBox ref={box} version={version}>
      <p>{text}</p>
      {taken.length > 0 && <p>{fill(words.taken, { fields: listed(taken) })}</p>}
      {asked.length > 0 && <p>{words.choose}</p>}
      {asked.map((one) => (
        <fieldset key={one.path}>
          <legend className="font-semibold">{labelOf(one.path)}</legend>
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
    </ConflictBox>
  );
}

type ConflictBoxProps = { version: number; ref?: React.Ref<HTMLElement>; children: ReactNode };

/** The box of an edit conflict; it takes the focus and scrolls into view for each new version. */
export function ConflictBox({ version, ref, children }: ConflictBoxProps) {
  const words = useWords("content").conflict;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: "center" });
  }, [version]);
  return (
    <section ref={ref} className="sheet desk-conflict" role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      {children}
    </section>
  );
}

/** Formats a value of any shape as one line. @param formatText formats a string, for example an instant or a key. */
export function writtenValue(value: unknown, textOf = (text: string) => text): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "string") return textOf(value);
  if (typeof value !== "object") return String(value);
  const parts = Array.isArray(value)
    ? value.map((part) => writtenValue(isPair(part) ? part[1] : part, textOf))
    : Object.values(value).map((part) => writtenValue(part, textOf));
  return parts.filter((part) => part !== "–").join(" · ") || "–";
}

/** Whether a value is a [name, time] pair of a lesson (merge.ts). */
const isPair = (part: unknown): part is [string, unknown] =>
  Array.isArray(part) && part.length === 2 && timeNames.includes(String(part[0]));
