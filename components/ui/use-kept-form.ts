"use client";

import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { sessionStore } from "@/lib/storage/browser-storage";

/** One array for all renders: a new one each time would run the effect, and so the reset, without end. */
const none: readonly never[] = [];

/**
 * Keeps what was typed across a reload and a change of language, in session storage under `key`, which is also the
 * form's id. Where nothing can be stored, it is kept until the page is left. Fields named in `except` (passwords) are
 * never written down. What was typed before the page's script came, or filled in by the browser, stays too: registering
 * a field would set it back to its default.
 * Fields named in `together` are one answer in parts: where one was entered before the script came, or put back by the
 * browser, the others stay as they stood beside it.
 */
export function useKeptForm<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  except: readonly (keyof Values)[] = none,
  together: readonly (keyof Values)[] = none,
): void {
  const early = useRef<readonly Entry[]>([]);
  // The form in the document while React renders: the one it hydrates, or the one it replaces where the DOM was changed.
  const [served] = useState(() => (typeof document === "undefined" ? null : document.getElementById(key)));
  // Runs when React has hydrated the form, with all that was entered meanwhile, and before any field is registered.
  useInsertionEffect(() => {
    early.current = editedEntries(served, form.getValues(), together);
  }, [form, served, together]);
  // Fields are registered, with their defaults in. They get back what was entered, since visitors may be typing still.
  useLayoutEffect(() => {
    early.current = early.current.flatMap((entry) => restoreEntry(key, entry));
  }, [form, key]);
  useEffect(() => {
    const keep = (values: object) => {
      const kept = Object.entries(values).filter(([name]) => !except.includes(name));
      sessionStore.write(key, JSON.stringify(Object.fromEntries(kept)));
    };
    const now = form.getValues();
    const kept = readKept(key, now);
    if (kept || early.current.length > 0) {
      const inputs = early.current.map(({ input }) => input);
      // As if typed now, for what a field makes of its input.
      for (const input of inputs) input.dispatchEvent(new Event("input", { bubbles: true }));
      form.reset({ ...now, ...kept, ...given(inputs, now) }, { keepFieldsRef: true });
      keep(form.getValues());
    }
    const subscription = form.watch(keep);
    return () => subscription.unsubscribe();
    // The form object is the same for the life of its component, and so are the names left out.
  }, [form, key, except]);
}

/** To be called when the form has been sent. */
export function forgetForm(key: string): void {
  sessionStore.remove(key);
}

/** What was kept of the form, as far as it still fits the form's values: an older version may have written it. */
function readKept<Values extends FieldValues>(key: string, now: Values): Partial<Values> | undefined {
  const kept = parse(sessionStore.read(key));
  if (typeof kept !== "object" || kept === null) return undefined;
  const fitting = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(now, name) && isLike(value, now[name]),
  );
  return Object.fromEntries(fitting) as Partial<Values>;
}

const isLike = (one: unknown, other: unknown) =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** An input, its place among those of its name, and what it holds. */
type Entry = { input: Input; index: number; value: string; checked: boolean };

/** The entries of a form that differ from what the server sent, among those that the form library has values of. */
function editedEntries(
  form: HTMLElement | null,
  now: FieldValues,
  together: readonly PropertyKey[],
): Entry[] {
  if (!(form instanceof HTMLFormElement)) return [];
  const inputs = inputsOf(form).filter(({ name }) => Object.hasOwn(now, name));
  const isPart = ({ name }: Input) => together.includes(name);
  const isPartEdited = inputs.some((input) => isPart(input) && isEdited(input));
  return inputs
    .filter((input) => isEdited(input) || (isPartEdited && isPart(input)))
    .map((input) => ({
      input,
      index: namedInputs(form, input.name).indexOf(input),
      value: input.value,
      checked: isTicked(input) && input.checked,
    }));
}

function servedValue(input: Input): string {
  if (!(input instanceof HTMLSelectElement)) return input.defaultValue;
  const options = [...input.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/** Puts an entry back into its input, or into the one that has come in its place. */
function restoreEntry(id: string, { input: old, index, value, checked }: Entry): Entry[] {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return [];
  const input = namedInputs(form, old.name)[index];
  if (!input) return [];
  input.value = value;
  if (isTicked(input)) input.checked = checked;
  return [{ input, index, value, checked }];
}

const inputsOf = (form: HTMLFormElement) =>
  Array.from(form.elements).filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );

const namedInputs = (form: HTMLFormElement, name: string) =>
  inputsOf(form).filter((input) => input.name === name);

const isEdited = (input: Input) =>
  isTicked(input) ? input.checked !== input.defaultChecked : input.value !== servedValue(input);

const isTicked = (input: Input): input is HTMLInputElement =>
  input.type === "checkbox" || input.type === "radio";

/** What inputs give their form, which may have several values of one name. */
function given(inputs: readonly Input[], now: FieldValues): FieldValues {
  const values = new FormData(inputs[0]?.form ?? undefined);
  return Object.fromEntries(
    inputs.map((input) => {
      const { name, type } = input;
      if (typeof now[name] === "boolean") return [name, isTicked(input) && input.checked];
      const all = values.getAll(name).map(String);
      return [name, type === "checkbox" ? all : (all[0] ?? "")];
    }),
  );
}
