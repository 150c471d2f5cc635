"use client";

import { useEffect, useEffectEvent, useRef, useState, type BaseSyntheticEvent } from "react";
import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { clearStoredForm } from "@/components/ui/use-persistent-form";
import { createIdempotencyKeys } from "@/lib/engines/calls/browser/idempotency-key";
import type { Issue } from "@/lib/base/contract/codes";
import { isSuccess, type CallResult, type NetworkFailure, type Refusal } from "@/lib/base/contract/result";

/** What happens after success: nothing, or another page is opened, and the form stays busy until then. */
export type Leaving = "leaving" | void;

type CallForm<Fields extends FieldValues, Output, Data> = {
  form: UseFormReturn<Fields, unknown, Output>;
  /** Key of the form's stored values, which are deleted once the call has succeeded. */
  storageKey?: string;
  /**
   * Sends the values.
   * @param keyOf returns the idempotency key of a request: an unchanged retry after a failure has the same key, so that
   * it acts once
   * @returns undefined if nothing was sent, because an error is shown already
   */
  send: (values: Output, keyOf: (request: object) => string) => Promise<CallResult<Data> | undefined>;
  onDone?: (data: Data, values: Output) => Leaving | Promise<Leaving>;
  /** Called when fields are invalid and nothing is sent. */
  onInvalid?: (errors: FieldErrors<Fields>) => void;
  /** The field of an issue's path; by default the field of that name. */
  fieldOf?: (path: string) => Path<Fields> | undefined;
  /** The message at a field; by default the server's. */
  messageOf?: (field: Path<Fields>, message: string) => string;
  /**
   * Returns the message about the whole form.
   * @param shown the issues that are shown at their fields.
   */
  toProblem: (failure: Refusal | NetworkFailure, shown: readonly Issue[]) => string | undefined;
};

/**
 * Submits a form with a call, once however often it is pressed. Server messages about a field appear at that field, the
 * first of which gets the focus; `problem` is the message about the whole form.
 */
export function useCallForm<Fields extends FieldValues, Output, Data>(
  settings: CallForm<Fields, Output, Data>,
) {
  const { form, storageKey, send, onDone, onInvalid, toProblem } = settings;
  const [problem, setProblem] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  const [keyOfContent] = useState(createIdempotencyKeys);
  const [isBusy, setIsBusy] = useState(false);
  // Two presses may come before the next render.
  const isSending = useRef(false);
  const setBusy = (value: boolean) => {
    isSending.current = value;
    setIsBusy(value);
  };
  useRestoredPage(() => setBusy(false));

  const sendValues = form.handleSubmit(async (values) => {
    setProblem(undefined);
    setIsDone(false);
    const result = await send(values, (request) => keyOfContent(JSON.stringify(request)));
    if (result === undefined) return;
    if (isSuccess(result)) {
      if (storageKey !== undefined) clearStoredForm(storageKey);
      setIsDone(true);
      return onDone?.(result.data, values);
    }
    setProblem(toProblem(result, showIssues(form, result, settings)));
  }, onInvalid);

  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    setBusy(true);
    let isLeaving = false;
    try {
      isLeaving = (await sendValues(event)) === "leaving";
    } finally {
      // Also after an error, such as code that could not be loaded, so that the form can be sent again.
      if (!isLeaving) setBusy(false);
    }
  };

  return { submit, problem, setProblem, isDone, isSending: isBusy };
}

/** Calls back when the browser restores the page from its back-forward cache. */
function useRestoredPage(callback: () => void): void {
  const onRestore = useEffectEvent(callback);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onRestore();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
}

type IssueSettings<Fields extends FieldValues> = Pick<
  CallForm<Fields, unknown, unknown>,
  "fieldOf" | "messageOf"
>;

/** Sets each issue on its field and focuses the first. @returns the issues that belong to a field. */
function showIssues<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  failure: Refusal | NetworkFailure,
  { fieldOf, messageOf }: IssueSettings<Fields>,
): Issue[] {
  const ownField = (path: string) =>
    path.split(".")[0]! in form.getValues() ? (path as Path<Fields>) : undefined;
  const shown: Issue[] = [];
  for (const issue of listIssues(failure)) {
    const field = (fieldOf ?? ownField)(issue.path);
    if (field === undefined) continue;
    const message = messageOf?.(field, issue.message) ?? issue.message;
    form.setError(field, { message }, { shouldFocus: shown.length === 0 });
    shown.push(issue);
  }
  return shown;
}

/** The fields that the server refused, each with its message in the reader's language. */
const listIssues = (failure: Refusal | NetworkFailure): readonly Issue[] =>
  "code" in failure ? (failure.data?.issues ?? []) : [];
