"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { DefaultValues, Path, UseFormReturn } from "react-hook-form";
import type * as z from "zod/v4/core";
import { call } from "@/lib/app/bootstrap/client";
import { codes } from "@/lib/base/contract/codes";
import type { NetworkFailure, Refusal } from "@/lib/base/contract/result";
import type { FormMessages } from "@/lib/base/forms/field-errors";
import { reportRegistration } from "@/lib/subjects/level-test/report-event";
import { readBrowserTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { paths } from "@/lib/base/paths";
import type { AccountType } from "@/lib/base/session/cookies";
import { startSession } from "@/lib/base/session/session";
import { useCallForm, type Leaving } from "@/components/calls/use-call-form";
import { FormHoneypot, useFormCheck } from "@/components/ui/form-honeypot";
import { SubmitButton } from "@/components/ui/submit-button";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { usePersistentSchemaForm } from "@/components/ui/use-schema-form";
import { pathAfterLogin } from "../identity/after-login";

type Credentials = { email: string; password: string };
type AccountRequest = Credentials & { kind?: "student" | "parent" };

type AccountFormProps<Fields extends Credentials, Request extends AccountRequest> = {
  action: "login" | "register";
  schema: z.$ZodType<Request, Fields>;
  defaultValues: DefaultValues<Fields>;
  messages: FormMessages<Fields>;
  /** Fields sent in addition to what the visitor enters. */
  extraFields?: Record<string, string>;
  /** Headers of the call. */
  headers?: Record<string, string>;
  /** Fields that are never stored, by default the password. */
  unsavedFields?: readonly (keyof Fields)[];
  submitLabel: string;
  /** Message shown when the server refuses the entered values. */
  refusedMessage: string;
  fields: (form: UseFormReturn<Fields, unknown, Request>) => ReactNode;
};

const onlyPassword = ["password"] as const;

/** Sends the form, stores the session, and returns to the page that the visitor came from. */
export function AccountForm<Fields extends Credentials, Request extends AccountRequest>(
  props: AccountFormProps<Fields, Request>,
) {
  const { action, schema, defaultValues, messages, extraFields, submitLabel, refusedMessage, fields } = props;
  const t = useTranslations("account");
  const id = `yuqiao:form:${action}`;
  const form = usePersistentSchemaForm({
    storageKey: id,
    schema,
    defaultValues,
    messages,
    excludedFields: props.unsavedFields ?? onlyPassword,
  });
  const { honeypot, readCheck } = useFormCheck();
  const isHydrated = useIsHydrated();

  const { submit, problem, setProblem, isSending } = useCallForm({
    form,
    storageKey: id,
    send: (request) => {
      const zone = readBrowserTimeZone();
      const input = { ...request, ...extraFields, ...(zone && { time_zone: zone }) };
      return call(`account/${action}`, input, { formCheck: readCheck(), headers: props.headers });
    },
    onDone: ({ token, account_type }, { kind }): Leaving => {
      if (action === "register") reportRegistration(location.search);
      if (!startSession(token, account_type)) return setProblem(t("needCookies"));
      // Replaces this page in the history, so that Back skips the finished form.
      location.replace(nextPage(account_type, kind));
      return "leaving";
    },
    toProblem: (failure, shown) =>
      shown.length > 0 ? undefined : failureMessage(failure, { refusedMessage, failedMessage: t("failed") }),
    // Of a refused address the form says more than the server.
    fieldOf: (path) => (path === "password" ? (path as Path<Fields>) : undefined),
  });

  return (
    // POST, because without JavaScript a GET form would put the password into the URL.
    <form id={id} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {fields(form)}
      <FormHoneypot ref={honeypot} />
      <p role="alert" className="font-semibold text-mark empty:hidden">
        {problem}
      </p>
      <SubmitButton isBusy={isSending} disabled={!isHydrated}>
        {submitLabel}
      </SubmitButton>
    </form>
  );
}

/** The page that required the login, or the dashboard. A new parent always goes there, to add a student. */
function nextPage(type: AccountType, kind: AccountRequest["kind"]): string {
  return kind === "parent" ? paths.studentCentre : pathAfterLogin(type);
}

type FailureMessages = { refusedMessage: string; failedMessage: string };

/** A rate limit shows the server's message; other refusals show the form's own, which is more specific. */
function failureMessage(
  result: Refusal | NetworkFailure,
  { refusedMessage, failedMessage }: FailureMessages,
): string {
  if (!("code" in result)) return failedMessage;
  if (result.code === codes.tooManyRequests.code) return result.message;
  return result.code < codes.tooManyRequests.code ? refusedMessage : failedMessage;
}
