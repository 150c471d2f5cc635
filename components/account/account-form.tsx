"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import type { DefaultValues, Path, UseFormReturn } from "react-hook-form";
import type * as z from "zod/v4/core";
import { callAccount } from "@/lib/account/client";
import { codes } from "@/lib/contract/codes";
import { succeeded, type NetworkFailure, type Refusal } from "@/lib/contract/result";
import type { FormMessages } from "@/lib/forms/field-errors";
import { ownTimeZone } from "@/lib/i18n/own-time-zone";
import { paths } from "@/lib/paths";
import { storeSession } from "@/lib/session/browser";
import type { AccountType } from "@/lib/session/cookies";
import { buttonLook } from "@/components/ui/button";
import { FormTrap, useFormCheck } from "@/components/ui/form-trap";
import { useInBrowser } from "@/components/ui/use-in-browser";
import { forgetForm } from "@/components/ui/use-kept-form";
import { useKeptSchemaForm } from "@/components/ui/use-schema-form";
import { refusedFields } from "./action-form";
import { onwardPath } from "./onward";

type Credentials = { email: string; password: string };
type AccountRequest = Credentials & { kind?: "student" | "parent" };

type AccountFormProps<Fields extends Credentials, Request extends AccountRequest> = {
  action: "login" | "register";
  schema: z.$ZodType<Request, Fields>;
  defaultValues: DefaultValues<Fields>;
  messages: FormMessages<Fields>;
  /** Fields sent in addition to what the visitor enters. */
  extra?: Record<string, string>;
  submit: string;
  /** Message shown when the server refuses the entered values. */
  refused: string;
  fields: (form: UseFormReturn<Fields, unknown, Request>) => ReactNode;
};

const neverKept = ["password"] as const;

/** Sends the form, stores the session, and returns to the page that the visitor came from. */
export function AccountForm<Fields extends Credentials, Request extends AccountRequest>(
  props: AccountFormProps<Fields, Request>,
) {
  const { action, schema, defaultValues, messages, extra, submit, refused, fields } = props;
  const t = useTranslations("account");
  const id = `yuqiao:form:${action}`;
  const form = useKeptSchemaForm({ keptAs: id, schema, defaultValues, messages, except: neverKept });
  const [problem, setProblem] = useState<string>();
  const { isSubmitting } = form.formState;
  const { trap, readCheck } = useFormCheck();
  const ready = useInBrowser();

  const send = form.handleSubmit(async (request) => {
    setProblem(undefined);
    const zone = ownTimeZone();
    const input = { ...request, ...extra, ...(zone && { time_zone: zone }) };
    const result = await callAccount(action, input, readCheck());
    if (succeeded(result)) {
      forgetForm(id);
      const stored = await storeSession(result.data.token, result.data.account_type);
      if (!stored) return setProblem(t("needCookies"));
      // Replaces this page in the history, so that Back skips the finished form.
      location.replace(nextPage(result.data.account_type, request.kind));
      return;
    }
    const ofPassword = refusedFields(result).find(({ path }) => path === "password");
    if (ofPassword) {
      const password = "password" as Path<Fields>;
      return form.setError(password, { message: ofPassword.message }, { shouldFocus: true });
    }
    setProblem(failureMessage(result, { refused, failed: t("failed") }));
  });

  return (
    // POST, because without JavaScript a GET form would put the password into the URL.
    <form id={id} method="post" noValidate onSubmit={send} className="grid gap-5">
      {fields(form)}
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
        {submit}
      </button>
    </form>
  );
}

/** The page that required the login, or the dashboard. A new parent always goes there, to add a student. */
function nextPage(type: AccountType, kind: AccountRequest["kind"]): string {
  return kind === "parent" ? paths.studentCentre : onwardPath(type);
}

type FailureMessages = { refused: string; failed: string };

/** A rate limit shows the server's message; other refusals show the form's own, which is more specific. */
function failureMessage(result: Refusal | NetworkFailure, { refused, failed }: FailureMessages): string {
  if (!("code" in result)) return failed;
  if (result.code === codes.tooManyRequests.code) return result.message;
  return result.code < codes.tooManyRequests.code ? refused : failed;
}
