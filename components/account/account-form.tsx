"use client";

import { useState, type ReactNode } from "react";
import { useForm, type Control, type UseFormRegister, type FieldErrors } from "react-hook-form";
import { callAccount } from "@/lib/account/client";
import { codes } from "@/lib/contract/codes";
import { succeeded, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import { ownTimeZone } from "@/lib/i18n/own-time-zone";
import { paths } from "@/lib/paths";
import { storeSession } from "@/lib/session/browser";
import { buttonLook } from "@/components/ui/button";
import { FormTrap, useFormCheck } from "@/components/ui/form-trap";
import { useInBrowser } from "@/components/ui/use-in-browser";
import { forgetForm, useKeptForm } from "@/components/ui/use-kept-form";
import { onwardPath } from "./onward";

export type AccountValues = { nickname: string; email: string; password: string; kind: "student" | "parent" };
export type AccountFields = {
  register: UseFormRegister<AccountValues>;
  errors: FieldErrors<AccountValues>;
  control: Control<AccountValues>;
};

type AccountFormProps = {
  action: "login" | "register";
  /** Fields sent besides those that the visitor types. */
  extra?: Record<string, string>;
  labels: { submit: string; refused: string; failed: string; needCookies: string };
  fields: (form: AccountFields) => ReactNode;
};

const neverKept = ["password"] as const;

/** Sends the form, keeps the session, and returns to the page that the visitor came from. */
export function AccountForm({ action, extra, labels, fields }: AccountFormProps) {
  const form = useForm<AccountValues>({
    defaultValues: { nickname: "", email: "", password: "", kind: "student" },
  });
  const [problem, setProblem] = useState<string>();
  const { errors, isSubmitting } = form.formState;
  const { trap, readCheck } = useFormCheck();
  const key = `yuqiao:form:${action}`;
  useKeptForm(key, form, neverKept);
  const ready = useInBrowser();

  const send = form.handleSubmit(async ({ nickname, email, password, kind }) => {
    setProblem(undefined);
    const typed = action === "register" ? { nickname, email, password, kind, ...extra } : { email, password };
    const zone = ownTimeZone();
    const input = { ...typed, ...(zone && { time_zone: zone }) };
    const result = await callAccount(action, input, readCheck());
    if (succeeded(result)) {
      forgetForm(key);
      const stored = await storeSession(result.data.token, result.data.account_type);
      if (!stored) return setProblem(labels.needCookies);
      // In this page's place: Back leads to where one came from, not to a form that is done.
      location.replace(nextPage(action, kind));
      return;
    }
    setProblem(wordsFor(result, labels));
  });

  return (
    // POST, so that without script the browser cannot put the password into the address, as GET would.
    <form id={key} method="post" noValidate onSubmit={send} className="grid gap-5">
      {fields({ register: form.register, errors, control: form.control })}
      <FormTrap ref={trap} />
      <p role="alert" className="text-cinnabar font-semibold empty:hidden">
        {problem}
      </p>
      <button
        type="submit"
        disabled={!ready || isSubmitting}
        aria-busy={isSubmitting}
        className={buttonLook.primary}
      >
        {labels.submit}
      </button>
    </form>
  );
}

/** Back to where the visitor came from; a newcomer without such a place, and a parent without students, to the centre. */
function nextPage(action: AccountFormProps["action"], kind: AccountValues["kind"]): string {
  if (action === "login") return onwardPath();
  return kind === "parent" ? paths.studentCentre : onwardPath(paths.studentCentre);
}

/** After too many tries the server's own words are shown; for every other refusal the form has better ones. */
function wordsFor(result: Refusal | NetworkFailure, labels: { refused: string; failed: string }): string {
  if (!("code" in result)) return labels.failed;
  if (result.code === codes.tooManyRequests.code) return result.message;
  return result.code < codes.tooManyRequests.code ? labels.refused : labels.failed;
}
