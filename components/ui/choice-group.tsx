import type { UseFormRegisterReturn } from "react-hook-form";
import { describedByIds, FieldNotes } from "./field-notes";

type ChoiceGroupProps = {
  /** Prefix of the ids of its hint and error. */
  id: string;
  /** `radio` for one choice, `checkbox` for any number. */
  type: "radio" | "checkbox";
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** One option below the other, for a few important ones. By default as many side by side as fit. */
  isStacked?: boolean;
  options: readonly { value: string; text: string; note?: string }[];
  /** The registration with react-hook-form, shared by all inputs of the group. */
  field: UseFormRegisterReturn;
};

const optionClasses = {
  inLine: "min-h-11 gap-[min(0.5em,2vw)]",
  stacked: "min-h-(--field-height) gap-[min(0.75em,3vw)]",
};

/** A fieldset of radio buttons or checkboxes, all of them visible. */
export function ChoiceGroup({ id, type, legend, hint, error, isStacked, options, field }: ChoiceGroupProps) {
  const notes = describedByIds({ id, hint, error });
  return (
    <fieldset aria-describedby={notes} className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className={`mt-2 gap-2 ${isStacked ? "grid font-semibold" : "flex flex-wrap"}`}>
        {/* Margins shrink with the viewport, so that large text on a phone does not break words. */}
        {options.map(({ value, text, note }) => (
          <label
            key={value}
            data-part="choice"
            className={`flex max-w-full cursor-pointer items-center rounded-small border border-ink/50 bg-surface px-[min(0.75em,3vw)] py-2 has-checked:border-accent has-checked:bg-[color-mix(in_srgb,var(--color-accent)_8%,var(--color-surface))] has-checked:ring-1 has-checked:ring-accent ${optionClasses[isStacked ? "stacked" : "inLine"]}`}
          >
            <input
              type={type}
              value={value}
              aria-invalid={error ? true : undefined}
              aria-describedby={notes}
              className="size-[min(1.25em,6vw)] shrink-0 accent-accent"
              {...field}
            />
            <span className="min-w-0 wrap-anywhere">
              {text}
              {note && <span className="block text-label text-soft">{note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
