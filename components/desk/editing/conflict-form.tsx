"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button";
import { writeMajorUnits } from "@/lib/subjects/points/prices/amounts";
import { formatList } from "../format";
import { isPrice, timeFields, type ValueConflict, type Side } from "./merge";
import { Sheet, SheetTitle } from "../sheet";
import { CheckLabel } from "../check-label";

type ConflictFormProps = {
  /** Names the editor of the newer version and its time. */
  text: string;
  /** A new version moves the focus to the box again. */
  version: number;
  /** Labels of the fields that only the other editor changed. */
  mergedLabels: readonly string[];
  conflicts: readonly ValueConflict[];
  /** Formats a path for display. */
  formatPath: (path: string) => string;
  /** Formats a value for display. */
  formatValue: (value: unknown) => string;
  onDone: (choices: Record<string, Side>) => void;
};

/** Shows an edit conflict: what was merged, and a choice for each value that both editors changed. */
export function ConflictForm({
  text,
  version,
  mergedLabels,
  conflicts,
  formatPath,
  formatValue,
  onDone,
}: ConflictFormProps) {
  const t = useTranslations("desk.content");
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const box = useRef<HTMLElement>(null);
  function submit() {
    const firstOpen = conflicts.findIndex(({ path }) => !choices[path]);
    if (firstOpen < 0) return onDone(choices);
    box.current?.querySelectorAll("fieldset")[firstOpen]?.querySelector("input")?.focus();
  }
  return (
    <ConflictBox ref={box} version={version}>
      <p>{text}</p>
      {mergedLabels.length > 0 && <p>{t("conflict.taken", { fields: formatList(mergedLabels) })}</p>}
      {conflicts.length > 0 && <p>{t("conflict.choose")}</p>}
      {conflicts.map((conflict) => (
        <fieldset key={conflict.path}>
          <legend className="font-semibold">{formatPath(conflict.path)}</legend>
          {(["theirs", "mine"] as const).map((side) => (
            <CheckLabel
              key={side}
              type="radio"
              name={`conflict-${conflict.path}`}
              checked={choices[conflict.path] === side}
              onChange={() => setChoices({ ...choices, [conflict.path]: side })}
            >
              <span className="min-w-0 wrap-anywhere">
                <strong>{t(`conflict.${side}`)}:</strong> {formatValue(conflict[side])}
              </span>
            </CheckLabel>
          ))}
        </fieldset>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonClasses.primary} onClick={submit}>
          {t("conflict.goOn")}
        </button>
      </div>
    </ConflictBox>
  );
}

type ConflictBoxProps = { version: number; ref?: React.Ref<HTMLElement>; children: ReactNode };

/** The box of an edit conflict; it takes the focus and scrolls into view for each new version. */
export function ConflictBox({ version, ref, children }: ConflictBoxProps) {
  const t = useTranslations("desk.content");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: "center" });
  }, [version]);
  return (
    <Sheet
      ref={ref}
      role="alert"
      aria-labelledby="conflict-title"
      data-part="conflict"
      className="flex flex-col gap-3 border-2 border-gold"
    >
      <SheetTitle id="conflict-title" ref={title} tabIndex={-1}>
        {t("conflict.title")}
      </SheetTitle>
      {children}
    </Sheet>
  );
}

/** Formats a value of any shape as one line. @param formatText formats a string, for example an instant or a key. */
export function formatConflictValue(value: unknown, formatText = (text: string) => text): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "string") return formatText(value);
  if (typeof value !== "object") return String(value);
  if (isPrice(value)) return `${value.currency} ${writeMajorUnits(value.amount, value.currency)}`;
  const parts = Array.isArray(value)
    ? value.map((part) => formatConflictValue(isTimePair(part) ? part[1] : part, formatText))
    : Object.values(value).map((part) => formatConflictValue(part, formatText));
  return parts.filter((part) => part !== "–").join(" · ") || "–";
}

/** Whether a value is a [name, time] pair of a lesson (merge.ts). */
const isTimePair = (part: unknown): part is [string, unknown] =>
  Array.isArray(part) && part.length === 2 && timeFields.includes(String(part[0]));
