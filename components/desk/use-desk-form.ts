"use client";

import { useTranslations } from "next-intl";
import type { BaseSyntheticEvent } from "react";
import { useForm, type DefaultValues, type FieldValues } from "react-hook-form";
import { useCallForm } from "@/components/calls/use-call-form";
import { clearStoredForm, usePersistentForm } from "@/components/ui/use-persistent-form";
import { problemText } from "@/lib/engines/content/problem-text";
import { call } from "@/lib/app/bootstrap/client";
import type { CallInput, CallResponse, DeskKey } from "@/lib/app/bootstrap/call-types";
import { joinSentences } from "./format";

type DeskForm<Name extends DeskKey, Values extends FieldValues> = {
  /** The form's id, also the storage key of its unsaved values. */
  id: string;
  call: Name;
  defaults: DefaultValues<Values>;
  toInput: (values: Values) => CallInput<Name>;
  /** Fields that are never stored in the browser: passwords and codes. */
  secretFields?: readonly (keyof Values)[];
  onDone: (response: CallResponse<Name>) => void;
  /** Whether the values were saved and need not be stored in the browser any more; by default they were. */
  isSaved?: (response: CallResponse<Name>) => boolean;
};

const noSecretFields: readonly never[] = [];

/**
 * A form of the desk. Its values survive a reload, a network failure and an expired session. Server messages about a
 * field appear at that field; `problem` is the message about the whole form.
 */
export function useDeskForm<Name extends DeskKey, Values extends FieldValues>(
  settings: DeskForm<Name, Values>,
) {
  const { id, defaults, toInput, secretFields = noSecretFields, onDone, isSaved } = settings;
  const tShell = useTranslations("desk.shell");
  const t = useTranslations("desk.content");
  // Fields have no rules of their own here: this mode removes a field's message as soon as it is edited.
  const form = useForm<Values>({ defaultValues: defaults, mode: "onChange" });
  usePersistentForm(id, form, secretFields);
  const { submit, problem, setProblem, isSending } = useCallForm<Values, Values, CallResponse<Name>>({
    form,
    send: (values) => call(settings.call, toInput(values)),
    onDone: (response) => {
      if (isSaved?.(response) ?? true) clearStoredForm(id);
      onDone(response);
    },
    toProblem: (failure, shown) => {
      if (!("code" in failure)) return tShell("failed");
      if (shown.length > 0) requestAnimationFrame(() => scrollToFirstProblem(id));
      const hidden = failure.data?.issues?.filter((issue) => !shown.includes(issue)) ?? [];
      const hiddenTexts = hidden.flatMap(({ message }) => problemText(message, t) ?? []);
      if (hiddenTexts.length > 0) return joinSentences(...new Set(hiddenTexts));
      const areAllShown = shown.length > 0 && shown.length === failure.data?.issues?.length;
      return areAllShown ? tShell("refused") : failure.message;
    },
  });

  /** Clears earlier server messages first: one about a group of fields would otherwise stay and block the next submit. */
  const send = (event?: BaseSyntheticEvent) => {
    form.clearErrors();
    return submit(event);
  };

  const clearProblem = () => setProblem(undefined);

  return { form, send, problem, clearProblem, isSending };
}

/** Scrolls to the first message if no field has the focus: messages about a group of fields belong to no single input. */
function scrollToFirstProblem(id: string): void {
  const form = document.getElementById(id);
  if (form?.querySelector("[aria-invalid=true]:focus")) return;
  form?.querySelector(".field-error:not(:empty)")?.scrollIntoView({ block: "center" });
}
