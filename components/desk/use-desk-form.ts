"use client";

import { useState, type BaseSyntheticEvent } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path } from "react-hook-form";
import { clearStoredForm, usePersistentForm } from "@/components/ui/use-persistent-form";
import { isSuccess, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import { call } from "@/lib/bootstrap/client";
import type { CallInput, CallResponse, DeskKey } from "@/lib/bootstrap/call-types";
import { useWords } from "./words";

type DeskForm<Name extends DeskKey, Values extends FieldValues> = {
  /** The form's id, also the storage key of its unsaved values. */
  id: string;
  call: Name;
  defaults: DefaultValues<Values>;
  toInput: (values: Values) => CallInput<Name>;
  /** Fields that are never stored in the browser: passwords and codes. */
  secretFields?: readonly (keyof Values)[];
  onDone: (response: CallResponse<Name>) => void;
};

const noSecretFields: readonly never[] = [];

/**
 * A form of the desk. Its values survive a reload, a network failure and an expired session. Server messages about a
 * field appear at that field; `problem` is the message about the whole form.
 */
export function useDeskForm<Name extends DeskKey, Values extends FieldValues>(
  settings: DeskForm<Name, Values>,
) {
  const { id, defaults, toInput, secretFields = noSecretFields, onDone } = settings;
  const words = useWords("shell");
  const form = useForm<Values>({ defaultValues: defaults });
  const [problem, setProblem] = useState<string>();
  usePersistentForm(id, form, secretFields);

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const result = await call(settings.call, toInput(values));
    if (isSuccess(result)) {
      clearStoredForm(id);
      return onDone(result.data);
    }
    setProblem(showErrors(result));
  });

  /** Clears earlier server messages first: one about a group of fields would otherwise stay and block the next submit. */
  const send = (event?: BaseSyntheticEvent) => {
    form.clearErrors();
    return submit(event);
  };

  /** Sets each issue on its field. @returns the message for the whole form. */
  function showErrors(result: Refusal | NetworkFailure): string | undefined {
    if (!("code" in result)) return words.failed;
    const issues = result.data?.issues ?? [];
    const fieldIssues = issues.filter(({ path }) => path.split(".")[0]! in form.getValues());
    fieldIssues.forEach(({ path, message }, index) =>
      form.setError(path as Path<Values>, { message }, { shouldFocus: index === 0 }),
    );
    if (fieldIssues.length > 0) requestAnimationFrame(() => scrollToFirstProblem(id));
    return fieldIssues.length > 0 && fieldIssues.length === issues.length ? words.refused : result.message;
  }

  const clearProblem = () => setProblem(undefined);

  return { form, send, problem, clearProblem, isSending: form.formState.isSubmitting };
}

/** Scrolls to the first message if no field has the focus: messages about a group of fields belong to no single input. */
function scrollToFirstProblem(id: string): void {
  const form = document.getElementById(id);
  if (form?.querySelector("[aria-invalid=true]:focus")) return;
  form?.querySelector(".field-error:not(:empty)")?.scrollIntoView({ block: "center" });
}
