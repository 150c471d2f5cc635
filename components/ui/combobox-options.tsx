import type { ComboboxOption, useCombobox } from "./use-combobox";

type ComboboxOptionsProps = {
  id: string;
  label: string;
  combobox: ReturnType<typeof useCombobox>;
  options: readonly ComboboxOption[];
  selectedKey: string;
  /** Shown when no option matches. */
  emptyText: string;
};

/** The option list of a combobox, and the text shown when it is empty. */
export function ComboboxOptions({
  id,
  label,
  combobox,
  options,
  selectedKey,
  emptyText,
}: ComboboxOptionsProps) {
  const { isOpen, isListed, activeIndex, selectOption, list } = combobox;
  return (
    <>
      {isListed && (
        <ul aria-label={label} {...list}>
          {options.map((option, index) => (
            <li
              key={option.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={option.key === selectedKey}
              data-active={index === activeIndex || undefined}
              onClick={() => selectOption(option)}
            >
              {option.text}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="field-hint">
        {isOpen && options.length === 0 && emptyText}
      </p>
    </>
  );
}
