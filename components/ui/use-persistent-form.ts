"use client";

import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { drafts } from "@/lib/base/session/drafts";
import { onAccountNamed, pageAccount } from "@/lib/base/session/page-account";

/** A constant, because a new array for each render would run the effect, and its reset, endlessly. */
const noFields: readonly never[] = [];

/**
 * Keeps the values of a form for their writer across a reload and a change of language, in session storage; where storage
 * is denied, until the page is left. They are restored when the fields appear, and never into a field that the visitor has
 * focused: text that is typed at that moment would be mixed with the restored one. Values that were typed or autofilled
 * before hydration are kept too: registering a field would reset it to its default.
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
  const usedNames = useRef<ReadonlySet<string>>(new Set());
  // What is typed here stays the writer's, even if the login ends meanwhile.
  const [writer] = useState(pageAccount);
  // The form in the document during this render: the one to hydrate, or the one to replace if the DOM was changed.
  const [formBefore] = useState(() =>
    typeof document === "undefined" ? null : document.getElementById(key),
  );
  // Runs after React has hydrated the form and before any field is registered.
  useInsertionEffect(() => {
    earlyEntries.current = listEditedEntries(formBefore, form.getValues(), linkedFields);
    usedNames.current = listUsedNames(formBefore, linkedFields);
  }, [form, formBefore, linkedFields]);
  // Registering has reset the fields to their defaults; restore them at once, since visitors may still be typing.
  useLayoutEffect(() => {
    earlyEntries.current = earlyEntries.current.flatMap((entry) => restoreEntry(key, entry));
    const earlyNames = earlyEntries.current.map(({ input }) => input.name);
    restoreDraft(form, drafts.read(key, writer), new Set([...usedNames.current, ...earlyNames]));
  }, [form, key, writer]);
  useEffect(() => {
    const store = (values: object) => {
      const stored = Object.entries(values).filter(([name]) => !excludedFields.includes(name));
      drafts.write(key, JSON.stringify(Object.fromEntries(stored)), writer);
    };
    /** Makes the restored values the defaults, and notifies all observers: some have subscribed only now. */
    const settle = (inputs: readonly Input[] = []) => {
      const formValues = form.getValues();
      form.reset({ ...formValues, ...toFormValues(inputs, formValues) }, { keepFieldsRef: true });
      store(form.getValues());
    };
    const hasDraft = drafts.read(key, writer) !== undefined;
    if (hasDraft || earlyEntries.current.length > 0) {
      const inputs = earlyEntries.current.map(({ input }) => input);
      // Dispatch input events, so that fields can normalize their values.
      for (const input of inputs) input.dispatchEvent(new Event("input", { bubbles: true }));
      settle(inputs);
    }
    // A writer who has another token by now is recognized only by the account's name.
    const stopWaiting = onAccountNamed(() => {
      const draft = drafts.read(key, writer);
      if (draft === undefined) return;
      const isChanged = JSON.stringify(form.getValues()) !== JSON.stringify(form.formState.defaultValues);
      if (hasDraft || isChanged) return store(form.getValues());
      restoreDraft(form, draft, listUsedNames(document.getElementById(key), linkedFields));
      settle();
    });
    const subscription = form.watch(store);
    return () => {
      stopWaiting();
      subscription.unsubscribe();
    };
    // The form object and the lists of names are stable for the life of the component.
  }, [form, key, writer, excludedFields, linkedFields]);
}

/** Sets the values of a draft, except for some names. */
function restoreDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: string | undefined,
  exceptNames: ReadonlySet<string>,
): void {
  const stored = parseValues(draft, form.getValues());
  for (const [name, value] of Object.entries(stored))
    if (!exceptNames.has(name)) form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
}

/** Deletes the stored values. Call it after the form was sent. */
export function clearStoredForm(key: string): void {
  drafts.remove(key);
}

/** The values of a draft whose types still match the form: an older version of the site may have written them. */
function parseValues<Values extends FieldValues>(draft: string | undefined, formValues: Values): object {
  const stored = parseJson(draft);
  if (typeof stored !== "object" || stored === null) return {};
  const matching = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(formValues, name) && hasSameType(value, formValues[name]),
  );
  return Object.fromEntries(matching);
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

/** Whether the visitor has focused one of these inputs, so that no script may fill it in any more. */
export function isFieldUsed(formId: string, names: readonly string[]): boolean {
  const usedNames = listUsedNames(document.getElementById(formId), []);
  return names.some((name) => usedNames.has(name));
}

/** The names of the inputs that have had the focus, with those that are linked to one of them. */
function listUsedNames(form: HTMLElement | null, linkedFields: readonly PropertyKey[]): ReadonlySet<string> {
  if (!(form instanceof HTMLFormElement)) return new Set();
  const names = inputsOf(form)
    .filter((input) => input.hadFocus || input === document.activeElement)
    .map(({ name }) => name);
  const linkedNames = names.some((name) => linkedFields.includes(name)) ? linkedFields.map(String) : [];
  return new Set([...names, ...linkedNames]);
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
