"use client";

import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { describedByIds, FieldNotes } from "@/components/ui/field-notes";
import type { ItemValue, Values } from "@/lib/engines/content/form-values";
import { EditableItem, RemoveButton } from "./editable-item";
import { useFieldError } from "./field";

type ItemListProps = {
  /** Path of the list in the form. */
  name: string;
  label: string;
  hint?: string;
  /** The button that adds an item. */
  add: string;
  /** Names the button that removes the n-th item, from 1. */
  removeLabel: (n: number) => string;
  maxItems: number;
  /** Returns the values of a new item. */
  newItem: () => ItemValue;
  /** The fields of an item. @param path of the item in the form */
  children: (path: string, index: number, isLast: boolean) => ReactNode;
};

/** A list of items with the same fields, which can be added and removed. */
export function ItemList({
  name,
  label,
  hint,
  add,
  removeLabel,
  maxItems,
  newItem,
  children,
}: ItemListProps) {
  const { getValues, setValue, clearErrors } = useFormContext<Values>();
  const count = useWatch({
    name,
    compute: (items?: unknown) => (items as ItemValue[] | undefined)?.length ?? 0,
  });
  const notes = { id: `field-${name}`, hint, error: useFieldError(name) };
  const changeItems = (change: (items: ItemValue[]) => ItemValue[]) => {
    clearErrors(name);
    setValue(name, change((getValues(name) as ItemValue[] | undefined) ?? []), { shouldDirty: true });
  };
  return (
    <fieldset aria-describedby={describedByIds(notes)}>
      <legend className="font-semibold">{label}</legend>
      <FieldNotes {...notes} />
      <ol>
        {Array.from({ length: count }, (_, index) => (
          <EditableItem key={index}>
            {children(`${name}.${index}`, index, index === count - 1)}
            <RemoveButton
              aria-label={removeLabel(index + 1)}
              onClick={() => changeItems((items) => items.toSpliced(index, 1))}
            />
          </EditableItem>
        ))}
      </ol>
      {count < maxItems && (
        <button
          type="button"
          className={`${buttonClasses.secondary} mt-3`}
          onClick={() => changeItems((items) => [...items, newItem()])}
        >
          {add}
        </button>
      )}
    </fieldset>
  );
}
