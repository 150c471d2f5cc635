"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { describedByIds, FieldNotes } from "@/components/ui/field-notes";
import { findLine } from "@/lib/base/desk/error-line";
import type { EditorValues } from "./season-values";

/** The season as text with line numbers; a line with an error is selected. */
export function SeasonText() {
  const t = useTranslations("desk.campaign");
  const { control, register, formState } = useFormContext<EditorValues>();
  const text = String(useWatch({ control, name: "seasonText" }) ?? "");
  const error = formState.errors.seasonText?.message;
  const notes = { id: "season-text", hint: t("hint"), error };
  const { ref, ...field } = register("seasonText");
  const area = useRef<HTMLTextAreaElement>(null);
  const numbers = useRef<HTMLPreElement>(null);
  const count = text.split("\n").length;
  useEffect(() => {
    const line = findLine(error);
    if (area.current && line !== undefined) selectLine(area.current, line);
  }, [error]);
  return (
    <div>
      <label htmlFor="season-text" className="font-semibold">
        {t("text")}
      </label>
      <div className="mt-1 flex h-[min(36rem,70vh)] overflow-hidden rounded-small border border-ink/50 bg-surface text-label focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
        <pre
          ref={numbers}
          aria-hidden="true"
          className="shrink-0 overflow-hidden bg-muted/60 py-3 pr-2 pl-3 text-right font-[ui-monospace,monospace] text-soft select-none"
        >
          {Array.from({ length: count }, (_, index) => index + 1).join("\n")}
        </pre>
        <textarea
          id="season-text"
          spellCheck={false}
          className="min-w-0 flex-1 resize-none overflow-auto bg-surface p-3 font-[ui-monospace,monospace] whitespace-pre [tab-size:2] outline-none"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedByIds(notes)}
          ref={(element) => {
            area.current = element;
            ref(element);
          }}
          onScroll={({ currentTarget: { scrollTop } }) => {
            if (numbers.current) numbers.current.scrollTop = scrollTop;
          }}
          {...field}
        />
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}

/** Lines of context above the selected line. */
const linesAbove = 4;

function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split("\n");
  const before = lines.slice(0, line - 1).join("\n").length;
  const start = line > 1 ? before + 1 : 0;
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const heightPx = area.scrollHeight / lines.length;
  area.scrollTop = Math.max(0, (line - linesAbove) * heightPx);
  area.scrollLeft = 0;
  area.scrollIntoView?.({ block: "center" });
}
