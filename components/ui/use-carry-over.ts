"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field that React has replaced, and the one it has put in its place. */
type Replaced = { old: FieldElement; current: FieldElement };

/** Fields whose components have learned what was carried over. */
const announced = new WeakSet<FieldElement>();

/**
 * Carries what visitors entered, the focus and the caret over to fields that React has rendered anew in place of others,
 * as it does where the DOM is not what the server sent. Must be called by the last component of a section. React may
 * render several sections anew at once: each then carries over all fields, and the last time counts.
 */
export function useCarryOver(): void {
  // The fields in the document while React renders: those of the server, or of the attempt that failed.
  const [before] = useState(() => (typeof document === "undefined" ? [] : fieldsIn(document)));
  const carried = useRef<readonly Replaced[]>([]);
  useLayoutEffect(() => {
    const replaced = before.flatMap(findReplacement);
    carried.current = replaced.filter(({ old }) => isEdited(old)).filter(copyEntry);
    replaced.forEach(copyFocus);
  }, [before]);
  useEffect(() => {
    // Components learn of entries as if they had been made now. Their subscriptions stand only by now.
    carried.current.forEach(announceEntry);
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

/** @returns whether the component of the field may have to learn of the entry. */
function copyEntry({ old, current }: Replaced): boolean {
  if (isTickable(old)) return true;
  if (old.value === current.value) return false;
  setValue(current, old.value);
  return true;
}

/** Past React's own record of the value: it would take the event that follows for one without a change. */
function setValue(field: FieldElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as FieldElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}

function announceEntry({ old, current }: Replaced): void {
  if (isTickable(old)) {
    if (isTickable(current) && old.checked !== current.checked) current.click();
  } else if (!announced.has(current)) {
    announced.add(current);
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
  // The caret of an email field cannot be read; behind a value that was set it stands at its end.
  if (old.selectionStart === null) return;
  current.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}

/** The field that got the focus in this commit. A value that is set once more moves its caret. */
let refocused: Replaced | undefined;

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
