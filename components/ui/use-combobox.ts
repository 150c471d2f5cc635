"use client";

import {
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type KeyboardEvent,
} from "react";

export type ComboboxOption = { key: string; text: string };

type UseCombobox = {
  id: string;
  /** Options that match the text, best match first. */
  options: readonly ComboboxOption[];
  choose: (key: string) => void;
};

/**
 * The behavior of a searchable list (WAI-ARIA combobox pattern with list autocomplete): arrow keys move through the
 * list, Enter selects, Esc closes only the list. If one option is left, leaving the field selects it.
 */
export function useCombobox({ id, options, choose }: UseCombobox) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isListed = open && options.length > 0;
  const take = (option: ComboboxOption) => {
    choose(option.key);
    setOpen(false);
    setActive(-1);
  };
  const walk = (to: number) => {
    const index = (to + options.length) % options.length;
    setOpen(true);
    setActive(index);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, Enter and arrow keys belong to the input method; Safari signals that by key code 229 only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const option = options[active];
    if (event.key === "ArrowDown" && options.length > 0) walk(active + 1);
    else if (event.key === "ArrowUp" && options.length > 0) walk(active < 0 ? -1 : active - 1);
    else if (event.key === "Enter" && open && option) take(option);
    else if (event.key === "Escape" && open) setOpen(false);
    else return;
    event.preventDefault();
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const [only, ...others] = options;
    if (open && currentTarget.value !== "" && only && others.length === 0) take(only);
    setOpen(false);
  };
  /** Call this when the text changes. */
  const search = (text: string) => {
    setOpen(true);
    setActive(text === "" ? -1 : 0);
  };
  return {
    open,
    isListed,
    active,
    take,
    search,
    input: {
      id,
      role: "combobox",
      "aria-expanded": isListed,
      "aria-controls": isListed ? `${id}-list` : undefined,
      "aria-autocomplete": "list",
      "aria-activedescendant": open && active >= 0 ? `${id}-${active}` : undefined,
      onClick: () => setOpen(true),
      onKeyDown,
      onBlur,
    } satisfies InputHTMLAttributes<HTMLInputElement>,
    list: {
      id: `${id}-list`,
      role: "listbox",
      // Pressing the list must not move the focus away from the field.
      onPointerDown: (event) => event.preventDefault(),
    } satisfies HTMLAttributes<HTMLUListElement>,
  };
}
