"use client";

import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { sessionStore } from "@/lib/storage/browser-storage";

/** A constant, because a new array for each render would run the effect, and its reset, endlessly. */
const noFields: readonly never[] = [];

/**
 * Keeps the values of a form across a reload and a change of language, in session storage; where storage is denied,
 * until the page is left. Values that were typed or autofilled before hydration are kept too: registering a field would
 * reset it to its default.
 * @param key id of the form, also the key in session storage
 * @param excludedFields fields that are never stored, such as passwords
 * @param linkedFields fields that form one value: if one of them was edited before hydration, all keep their value of then
 */
export function usePersistentForm<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  excludedFields: readonly (keyof Values)[] = noFields,
  linkedFields: readonly (keyof Values)[] = noFields,
): void {
  const earlyEntries = useRef<readonly Entry[]>([]);
  // The form in the document during this render: the one to hydrate, or the one to replace if the DOM was changed.
  const [formBefore] = useState(() =>
    typeof document === "undefined" ? null : document.getElementById(key),
  );
  // Runs after React has hydrated the form and before any field is registered.
  useInsertionEffect(() => {
    earlyEntries.current = listEditedEntries(formBefore, form.getValues(), linkedFields);
  }, [form, formBefore, linkedFields]);
  // Registering has reset the fields to their defaults; restore them at once, since visitors may still be typing.
  useLayoutEffect(() => {
    earlyEntries.current = earlyEntries.current.flatMap((entry) => restoreEntry(key, entry));
  }, [form, key]);
  useEffect(() => {
    const store = (values: object) => {
      const stored = Object.entries(values).filter(([name]) => !excludedFields.includes(name));
      sessionStore.write(key, JSON.stringify(Object.fromEntries(stored)));
    };
    const formValues = form.getValues();
    const stored = readStoredValues(key, formValues);
    if (stored || earlyEntries.current.length > 0) {
      const inputs = earlyEntries.current.map(({ input }) => input);
      // Dispatch input events, so that fields can normalize their values.
      for (const input of inputs) input.dispatchEvent(new Event("input", { bubbles: true }));
      form.reset({ ...formValues, ...stored, ...toFormValues(inputs, formValues) }, { keepFieldsRef: true });
      store(form.getValues());
    }
    const subscription = form.watch(store);
    return () => subscription.unsubscribe();
    // The form object and the excluded names are stable for the life of the component.
  }, [form, key, excludedFields]);
}

/** Deletes the stored values. Call it after the form was sent. */
export function clearStoredForm(key: string): void {
  sessionStore.remove(key);
}

/** Reads the stored values whose types still match the form: an older version of the site may have written them. */
function readStoredValues<Values extends FieldValues>(
  key: string,
  formValues: Values,
): Partial<Values> | undefined {
  const stored = parseJson(sessionStore.read(key));
  if (typeof stored !== "object" || stored === null) return undefined;
  const matching = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(formValues, name) && hasSameType(value, formValues[name]),
  );
  return Object.fromEntries(matching) as Partial<Values>;
}

const hasSameType = (left: unknown, right: unknown) =>
  typeof left === typeof right && Array.isArray(left) === Array.isArray(right);

function parseJson(text: string | undefined): unknown {
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
function listEditedEntries(
  form: HTMLElement | null,
  formValues: FieldValues,
  linkedFields: readonly PropertyKey[],
): Entry[] {
  if (!(form instanceof HTMLFormElement)) return [];
  const inputs = inputsOf(form).filter(({ name }) => Object.hasOwn(formValues, name));
  const isLinked = ({ name }: Input) => linkedFields.includes(name);
  const isLinkedEdited = inputs.some((input) => isLinked(input) && isEdited(input));
  return inputs
    .filter((input) => isEdited(input) || (isLinkedEdited && isLinked(input)))
    .map((input) => ({
      input,
      index: namedInputs(form, input.name).indexOf(input),
      value: input.value,
      checked: isCheckable(input) && input.checked,
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
  // Setting the value of a checkbox would add an attribute, whose text the form library would take for its value.
  if (isCheckable(input)) input.checked = checked;
  else input.value = value;
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
  isCheckable(input) ? input.checked !== input.defaultChecked : input.value !== servedValue(input);

const isCheckable = (input: Input): input is HTMLInputElement =>
  input.type === "checkbox" || input.type === "radio";

/** The form values of inputs: a boolean, a list for checkboxes of one name, or a string. */
function toFormValues(inputs: readonly Input[], formValues: FieldValues): FieldValues {
  const values = new FormData(inputs[0]?.form ?? undefined);
  return Object.fromEntries(
    inputs.map((input) => {
      const { name, type } = input;
      if (typeof formValues[name] === "boolean") return [name, isCheckable(input) && input.checked];
      const all = values.getAll(name).map(String);
      return [name, type === "checkbox" ? all : (all[0] ?? "")];
    }),
  );
}
