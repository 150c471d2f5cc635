"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field that React has replaced, and its replacement. */
type Replaced = { old: FieldElement; current: FieldElement };

/** Fields for which a change event was dispatched after their value was carried over. */
const notifiedFields = new WeakSet<FieldElement>();

/**
 * Copies values, focus and caret to fields that React has re-created because the DOM did not match the server's HTML.
 * Must be called by the last component of a section. If React re-creates several sections at once, each copies all
 * fields, and the last copy wins.
 */
export function useCarryOver(): void {
  // The fields in the document during this render: the server's, or those of the failed hydration attempt.
  const [fieldsBefore] = useState(() => (typeof document === "undefined" ? [] : fieldsIn(document)));
  const changedFields = useRef<readonly Replaced[]>([]);
  useLayoutEffect(() => {
    const replaced = fieldsBefore.flatMap(findReplacement);
    changedFields.current = replaced.filter(({ old }) => isEdited(old)).filter(copyEntry);
    replaced.forEach(copyFocus);
  }, [fieldsBefore]);
  useEffect(() => {
    // Dispatch change events only now: the components have subscribed to them by the time effects run.
    changedFields.current.forEach(dispatchChange);
  }, []);
}

const fieldsIn = (root: Document) => [...root.querySelectorAll<FieldElement>("input, select, textarea")];

function findReplacement(old: FieldElement): Replaced[] {
  if (old.isConnected) return [];
  const current = fieldsIn(document).find((field) => keyOf(field) === keyOf(old));
  return current ? [{ old, current }] : [];
}

/** A key that a field shares with its replacement. Checkboxes and radio buttons of one name differ by value. */
function keyOf(field: FieldElement): string {
  return [field.form?.id, field.name || field.id, isCheckable(field) && field.value].join("\n");
}

type CheckableInput = HTMLInputElement & { type: "checkbox" | "radio" };

const isCheckable = (field: FieldElement): field is CheckableInput =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const isSelect = (field: FieldElement): field is HTMLSelectElement => field instanceof HTMLSelectElement;

function isEdited(field: FieldElement): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if (isSelect(field)) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}

/** @returns whether the field's component may need a change event. */
function copyEntry({ old, current }: Replaced): boolean {
  if (isCheckable(old)) return true;
  if (old.value === current.value) return false;
  setValue(current, old.value);
  return true;
}

/** Bypasses React's value tracking, which would otherwise ignore the event that follows as no change. */
function setValue(field: FieldElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as FieldElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}

function dispatchChange({ old, current }: Replaced): void {
  if (isCheckable(old)) {
    if (isCheckable(current) && old.checked !== current.checked) current.click();
  } else if (!notifiedFields.has(current)) {
    notifiedFields.add(current);
    current.dispatchEvent(new Event(isSelect(current) ? "change" : "input", { bubbles: true }));
  }
}

function copyFocus(field: Replaced): void {
  const { old, current } = field;
  if (old === lastFocused && document.activeElement === document.body) {
    current.focus({ preventScroll: true });
    refocused = field;
    queueMicrotask(() => (refocused = undefined));
  }
  if (refocused?.current !== current || isSelect(old) || isSelect(current)) return;
  // The caret of an email field cannot be read; after its value is set, the caret is at the end.
  if (old.selectionStart === null) return;
  current.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}

/** The field that was focused again in this commit. Its caret is set again, since setting the value moves it. */
let refocused: Replaced | undefined;

/** The field that has the focus, or that had it when it was removed from the document. */
let lastFocused: EventTarget | null = null;

if (typeof document !== "undefined") {
  lastFocused = document.activeElement;
  document.addEventListener("focusin", ({ target }) => (lastFocused = target));
  // Some browsers fire focusout for an element that is being removed while it is still connected, hence the microtask.
  document.addEventListener("focusout", ({ target }) =>
    queueMicrotask(() => {
      if (lastFocused === target && target instanceof Node && target.isConnected) lastFocused = null;
    }),
  );
}
