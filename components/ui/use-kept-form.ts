"use client";

import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { sessionStore } from "@/lib/storage/browser-storage";

/** A constant, because a new array for each render would run the effect, and its reset, endlessly. */
const none: readonly never[] = [];

/**
 * Keeps the values of a form across a reload and a change of language, in session storage; where storage is denied,
 * until the page is left. Values that were typed or autofilled before hydration are kept too: registering a field would
 * reset it to its default.
 * @param key id of the form, also the key in session storage
 * @param except fields that are never stored, such as passwords
 * @param together fields that form one value: if one of them was edited before hydration, all keep their value of then
 */
export function useKeptForm<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  except: readonly (keyof Values)[] = none,
  together: readonly (keyof Values)[] = none,
): void {
  const early = useRef<readonly Entry[]>([]);
  // The form in the document during this render: the one to hydrate, or the one to replace if the DOM was changed.
  const [served] = useState(() => (typeof document === "undefined" ? null : document.getElementById(key)));
  // Runs after React has hydrated the form and before any field is registered.
  useInsertionEffect(() => {
    early.current = editedEntries(served, form.getValues(), together);
  }, [form, served, together]);
  // Registering has reset the fields to their defaults; restore them at once, since visitors may still be typing.
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
      // Dispatch input events, so that fields can normalize their values.
      for (const input of inputs) input.dispatchEvent(new Event("input", { bubbles: true }));
      form.reset({ ...now, ...kept, ...given(inputs, now) }, { keepFieldsRef: true });
      keep(form.getValues());
    }
    const subscription = form.watch(keep);
    return () => subscription.unsubscribe();
    // The form object and the excluded names are stable for the life of the component.
  }, [form, key, except]);
}

/** Deletes the stored values. Call it after the form was sent. */
export function forgetForm(key: string): void {
  sessionStore.remove(key);
}

/** Reads the stored values whose types still match the form: an older version of the site may have written them. */
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

/** An input, its index among the inputs of its name, and its value. */
type Entry = { input: Input; index: number; value: string; checked: boolean };

/** The inputs that differ from the server's HTML, among those that the form library has values of. */
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

/** Writes an entry back into its input, or into the input that replaced it. */
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

/** The form values of inputs: a boolean, a list for checkboxes of one name, or a string. */
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
