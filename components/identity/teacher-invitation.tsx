"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useCallForm, type Leaving } from "@/components/calls/use-call-form";
import { LogoutButton } from "@/components/layout/logout-button";
import { checkSession } from "@/components/session/session-watcher";
import { FocusedMessage } from "@/components/ui/focused-message";
import { buttonClasses } from "@/components/ui/button";
import { LoadingPlaceholder } from "@/components/ui/notice";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/app/bootstrap/client";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { codes } from "@/lib/base/contract/codes";
import { consentHeaders } from "@/lib/base/contract/consent";
import { isSuccess, type NetworkFailure, type Refusal } from "@/lib/base/contract/result";
import { readBrowserTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { teacherAccountForm } from "@/lib/subjects/identity/forms";
import { paths } from "@/lib/base/paths";
import { readPageToken } from "@/lib/base/session/page-account";
import { startSession } from "@/lib/base/session/session";
import { ActionForm, toServerMessage } from "../people/action-form";
import { PasswordField, useFieldMessages } from "../people/fields";
import { PrivacyBox } from "../texts/consent-boxes";
import { readMailedToken } from "./mailed-token";

type Invitation = CallResponse<"account/teacher-invitation">;

type State =
  | { name: "loading" | "failed" | "noLink" }
  /** The link does not work any more; the server says why. */
  | { name: "over"; text: string | undefined }
  | { name: "open"; invitation: Invitation; isLoggedIn: boolean };

/** Opens a teacher's account with the token from the URL fragment: shows whom it is for and asks for a password. */
export function TeacherInvitation() {
  const t = useTranslations("account");
  const notice = useTranslations("notice");
  const [state, setState] = useState<State>({ name: "loading" });
  const toState = (failure: Refusal | NetworkFailure): State => {
    const isOver = "code" in failure && failure.code === codes.notFound.code;
    return isOver ? { name: "over", text: toServerMessage(failure, t("failed")) } : { name: "failed" };
  };
  const load = async () => {
    const token = readMailedToken();
    if (token === "") return setState({ name: "noLink" });
    setState({ name: "loading" });
    // Removes the token of a session that has ended, so that its owner need not log out.
    if (readPageToken() !== undefined) await checkSession();
    const result = await call("account/teacher-invitation", { token });
    setState(
      isSuccess(result)
        ? { name: "open", invitation: result.data, isLoggedIn: readPageToken() !== undefined }
        : toState(result),
    );
  };
  useEffect(() => {
    // Once: the token is in the address, which only the browser knows.
    void Promise.resolve().then(load);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (state.name === "loading" || state.name === "failed")
    return (
      <LoadingPlaceholder
        labels={{ loading: notice("loading"), failed: notice("failed"), retry: notice("retry") }}
        loading={state.name === "loading"}
        retry={() => void load()}
        className="mt-4 h-60"
      />
    );
  if (state.name === "open")
    return state.isLoggedIn ? (
      <LoggedIn invitation={state.invitation} />
    ) : (
      <Accept invitation={state.invitation} onOver={(failure) => setState(toState(failure))} />
    );
  return (
    <div className="mt-4 grid gap-5">
      <FocusedMessage className="font-semibold text-mark">
        {state.name === "over" ? state.text : t("teacherInvitation.noLink")}
      </FocusedMessage>
      <a href={paths.login} className={buttonClasses.primary}>
        {t("login.title")}
      </a>
    </div>
  );
}

/** For a visitor who is logged in: on a shared device it may be another member. */
function LoggedIn({ invitation: { email } }: { invitation: Invitation }) {
  const t = useTranslations();
  return (
    <div className="mt-4 grid gap-5">
      <p role="alert" className="font-semibold wrap-anywhere">
        {t("account.teacherInvitation.other", { email })}
      </p>
      {/* It reloads the page, whose address still has the token. */}
      <LogoutButton className={buttonClasses.primary}>{t("header.exit")}</LogoutButton>
    </div>
  );
}

type AcceptProps = { invitation: Invitation; onOver: (failure: Refusal) => void };

function Accept({ invitation: { email, nickname }, onOver }: AcceptProps) {
  const t = useTranslations("account");
  const tConsent = useTranslations("consent");
  const language = useLocale();
  const form = useSchemaForm({
    schema: teacherAccountForm,
    defaultValues: { password: "", privacy: false },
    messages: { ...useFieldMessages(), privacy: { blank: tConsent("privacyRequired") } },
  });
  const { errors } = form.formState;
  const { submit, problem, setProblem, isSending } = useCallForm({
    form,
    send: ({ password }) => {
      const zone = readBrowserTimeZone();
      const request = { token: readMailedToken(), password, language, ...(zone && { time_zone: zone }) };
      return call("account/accept-teacher-invitation", request, { headers: consentHeaders("privacy") });
    },
    onDone: ({ token, account_type }): Leaving => {
      if (!startSession(token, account_type)) return setProblem(t("needCookies"));
      // Replaces this page in the history, so that the used link is gone from it.
      location.replace(paths.teacherCentre);
      return "leaving";
    },
    toProblem: (failure, shown) => {
      if (shown.length > 0) return undefined;
      if ("code" in failure && failure.code === codes.notFound.code) onOver(failure);
      return toServerMessage(failure, t("failed"));
    },
  });
  return (
    <ActionForm
      onSubmit={submit}
      isBusy={isSending}
      submitLabel={t("teacherInvitation.submit")}
      variant="wide"
      problem={problem}
    >
      <p className="wrap-anywhere">{t("teacherInvitation.for", { name: nickname, email })}</p>
      {/* Password managers store the password under this user name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.register("password")} isNew error={errors.password?.message} />
      <PrivacyBox id="privacy" {...form.register("privacy")} error={errors.privacy?.message} />
    </ActionForm>
  );
}
