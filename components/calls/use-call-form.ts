"use client";

import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { Issue } from "@/lib/contract/codes";
import { isSuccess, type CallResult, type NetworkFailure, type Refusal } from "@/lib/contract/result";

type CallForm<Fields extends FieldValues, Output, Data> = {
  form: UseFormReturn<Fields, unknown, Output>;
  send: (values: Output) => Promise<CallResult<Data>>;
  onDone?: (data: Data) => void;
  /**
   * Returns the message about the whole form.
   * @param shown the issues that are shown at their fields.
   */
  toProblem: (failure: Refusal | NetworkFailure, shown: readonly Issue[]) => string | undefined;
};

/**
 * Submits a form with a call. Server messages about a field appear at that field; `problem` is the message about the
 * whole form.
 */
export function useCallForm<Fields extends FieldValues, Output, Data>(
  settings: CallForm<Fields, Output, Data>,
) {
  const { form, send, onDone, toProblem } = settings;
  const [problem, setProblem] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    setIsDone(false);
    const result = await send(values);
    if (isSuccess(result)) {
      setIsDone(true);
      return onDone?.(result.data);
    }
    setProblem(toProblem(result, showIssues(form, result)));
  });
  return { submit, problem, setProblem, isDone, isSending: form.formState.isSubmitting };
}

/** Sets each issue on its field and focuses the first. @returns the issues that belong to a field. */
function showIssues<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  failure: Refusal | NetworkFailure,
): Issue[] {
  const issues = "code" in failure ? (failure.data?.issues ?? []) : [];
  const fieldIssues = issues.filter(({ path }) => path.split(".")[0]! in form.getValues());
  fieldIssues.forEach(({ path, message }, index) =>
    form.setError(path as Path<Fields>, { message }, { shouldFocus: index === 0 }),
  );
  return fieldIssues;
}
