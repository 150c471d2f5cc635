"use client";

import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { updateQueryString } from "@/components/ui/use-query-string";
import type { Choice } from "@/lib/subjects/series/choice";

type ChoiceSelectProps = {
  name: keyof Choice;
  label: string;
  value: string | number | undefined;
  options: readonly (readonly [value: string, text: string])[];
};

/** A filter or the sort order as a select, whose value is in the page's address. */
export function ChoiceSelect({ name, label, value = "", options }: ChoiceSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  // The page number belongs to the unfiltered list.
  const choose = (chosen: string) =>
    updateQueryString({ [name]: chosen || undefined, page: undefined }, "replace");
  // Applies a choice that was made before hydration, when `onChange` was not attached yet.
  const applyEarlyChoice = useEffectEvent(() => {
    const chosen = select.current?.value ?? "";
    if (chosen !== String(value) && chosen !== "") choose(chosen);
  });
  useLayoutEffect(() => applyEarlyChoice(), []);
  return (
    <label className="font-semibold">
      <span className="mb-1 block text-label">{label}</span>
      <select
        ref={select}
        className="select"
        data-choice={name}
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
