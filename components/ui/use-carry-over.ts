"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field that React has replaced, and the one it has put in its place. */
type Replaced = { old: FieldElement; current: FieldElement };

/**
 * Carries what visitors entered, the focus and the caret over to fields that React has rendered anew in place of others,
 * as it does where the DOM is not what the server sent. Must be called by the last component of a section.
 */
export function useCarryOver(): void {
  // The fields in the document while React renders: those of the server, or of the attempt that failed.
  const [before] = useState(() => (typeof document === "undefined" ? [] : fieldsIn(document)));
  const changed = useRef<readonly FieldElement[]>([]);
  useLayoutEffect(() => {
    const replaced = before.flatMap(findReplacement);
    const edited = replaced.filter(({ old }) => isEdited(old));
    changed.current = edited.filter(copyEntry).map(({ current }) => current);
    const focused = replaced.find(({ old }) => old === lastFocused);
    if (focused) copyFocus(focused);
  }, [before]);
  useEffect(() => {
    // Components learn of values as if they had been entered now. Their subscriptions stand only by now.
    for (const field of changed.current) announceEntry(field);
  }, []);
}

const fieldsIn = (root: Document) => [...root.querySelectorAll<FieldElement>("input, select, textarea")];

function findReplacement(old: FieldElement): Replaced[] {
  if (old.isConnected) return [];
  const current = fieldsIn(document).find((field) => keyOf(field) === keyOf(old));
  return current ? [{ old, current }] : [];
}

/** What a field has in common with the one in its place. Options of one name differ by their value. */
function keyOf(field: FieldElement): string {
  return [field.form?.id, field.name || field.id, isTickable(field) && field.value].join("\n");
}

type Tickable = HTMLInputElement & { type: "checkbox" | "radio" };

const isTickable = (field: FieldElement): field is Tickable =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const isSelect = (field: FieldElement): field is HTMLSelectElement => field instanceof HTMLSelectElement;

function isEdited(field: FieldElement): boolean {
  if (isTickable(field)) return field.checked !== field.defaultChecked;
  if (isSelect(field)) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}

/** @returns whether the field held something else before. */
function copyEntry({ old, current }: Replaced): boolean {
  if (isTickable(old)) return isTickable(current) && old.checked !== current.checked;
  if (old.value === current.value) return false;
  setValue(current, old.value);
  return true;
}

/** Past React's own record of the value: it would take the event that follows for one without a change. */
function setValue(field: FieldElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as FieldElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}

function announceEntry(field: FieldElement): void {
  if (isTickable(field)) return field.click();
  const name = isSelect(field) ? "change" : "input";
  field.dispatchEvent(new Event(name, { bubbles: true }));
}

function copyFocus({ old, current }: Replaced): void {
  if (document.activeElement !== document.body) return;
  current.focus({ preventScroll: true });
  // The caret of an email field cannot be read; behind a value that was set it stands at its end.
  if (isSelect(old) || isSelect(current) || old.selectionStart === null) return;
  current.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}

/** The field that has the focus, or had it when it was removed from the document. */
let lastFocused: EventTarget | null = null;

if (typeof document !== "undefined") {
  lastFocused = document.activeElement;
  document.addEventListener("focusin", ({ target }) => (lastFocused = target));
  // Some browsers tell of a focus that is lost because its element is removed, before it is.
  document.addEventListener("focusout", ({ target }) =>
    queueMicrotask(() => {
      if (lastFocused === target && target instanceof Node && target.isConnected) lastFocused = null;
    }),
  );
}
