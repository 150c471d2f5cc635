"use client";

import { useState, type BaseSyntheticEvent } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path } from "react-hook-form";
import { forgetForm, useKeptForm } from "@/components/ui/use-kept-form";
import { succeeded, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import { callDesk } from "@/lib/desk/client";
import type { DeskAnswer, DeskCallName, DeskInput } from "@/lib/desk/contract";
import { useWords } from "./words";

type DeskForm<Name extends DeskCallName, Values extends FieldValues> = {
  /** The form's id, under which what was typed outlives a reload. */
  id: string;
  call: Name;
  defaults: DefaultValues<Values>;
  toInput: (values: Values) => DeskInput<Name>;
  /** Fields that are never written down: passwords and codes. */
  secret?: readonly (keyof Values)[];
  onDone: (answer: DeskAnswer<Name>) => void;
};

const none: readonly never[] = [];

/**
 * A form of the desk: what was typed is kept over a reload, a lost line and an ended session, and what the server says
 * of a field stands at that field. `problem` is what it says of the whole.
 */
export function useDeskForm<Name extends DeskCallName, Values extends FieldValues>(
  settings: DeskForm<Name, Values>,
) {
  const { id, call, defaults, toInput, secret = none, onDone } = settings;
  const words = useWords("shell");
  const form = useForm<Values>({ defaultValues: defaults });
  const [problem, setProblem] = useState<string>();
  useKeptForm(id, form, secret);

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const result = await callDesk(call, toInput(values));
    if (succeeded(result)) {
      forgetForm(id);
      return onDone(result.data);
    }
    setProblem(tell(result));
  });

  /** What the server said of fields is of the last time; of a group of them it would else stay, and nothing be sent again. */
  const send = (event?: BaseSyntheticEvent) => {
    form.clearErrors();
    return submit(event);
  };

  /** Puts each issue to its field. @returns what is left to be said of the whole. */
  function tell(result: Refusal | NetworkFailure): string | undefined {
    if (!("code" in result)) return words.failed;
    const issues = result.data?.issues ?? [];
    const known = issues.filter(({ path }) => path.split(".")[0]! in form.getValues());
    known.forEach(({ path, message }, index) =>
      form.setError(path as Path<Values>, { message }, { shouldFocus: index === 0 }),
    );
    if (known.length > 0) requestAnimationFrame(() => showProblem(id));
    return known.length > 0 && known.length === issues.length ? words.refused : result.message;
  }

  /** What was said is met: somebody has chosen. */
  const settle = () => setProblem(undefined);

  return { form, send, problem, settle, isSending: form.formState.isSubmitting };
}

/** What is wrong with several fields together has none to take the focus: a long form would not show it. */
function showProblem(id: string): void {
  const form = document.getElementById(id);
  if (form?.querySelector("[aria-invalid=true]:focus")) return;
  form?.querySelector(".field-error:not(:empty)")?.scrollIntoView({ block: "center" });
}
