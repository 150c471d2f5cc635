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

/** The option list of a combobox, whose element must be positioned, and the text shown when it is empty. */
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
        // It overlays the content below: pushing that down would move buttons while the list closes on a tap.
        <ul
          aria-label={label}
          className="absolute inset-x-0 z-10 mt-1 max-h-56 overflow-y-auto overscroll-contain rounded-small border border-ink/50 bg-surface"
          {...list}
        >
          {options.map((option, index) => (
            <li
              key={option.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={option.key === selectedKey}
              data-active={index === activeIndex || undefined}
              onClick={() => selectOption(option)}
              className="min-h-11 cursor-pointer px-3 py-2 hover:bg-muted aria-selected:font-bold data-active:bg-muted"
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
