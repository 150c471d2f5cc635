import type { ComboboxOption, useCombobox } from "./use-combobox";

type ComboboxOptionsProps = {
  id: string;
  label: string;
  combobox: ReturnType<typeof useCombobox>;
  options: readonly ComboboxOption[];
  chosen: string;
  /** Shown when no option matches. */
  none: string;
};

/** The option list of a combobox, and the text shown when it is empty. */
export function ComboboxOptions({ id, label, combobox, options, chosen, none }: ComboboxOptionsProps) {
  const { open, isListed, active, take, list } = combobox;
  return (
    <>
      {isListed && (
        <ul aria-label={label} {...list}>
          {options.map((option, index) => (
            <li
              key={option.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={option.key === chosen}
              data-active={index === active || undefined}
              onClick={() => take(option)}
            >
              {option.text}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="field-hint">
        {open && options.length === 0 && none}
      </p>
    </>
  );
}
