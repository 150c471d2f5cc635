"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallForm, type Leaving } from "@/components/calls/use-call-form";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/app/bootstrap/client";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { codes } from "@/lib/base/contract/codes";
import { consentHeaders } from "@/lib/base/contract/consent";
import type { Refusal } from "@/lib/base/contract/result";
import { readBrowserTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { teacherAccountForm } from "@/lib/subjects/identity/forms";
import { paths } from "@/lib/base/paths";
import { startSession } from "@/lib/base/session/session";
import { ActionForm, toServerMessage } from "../people/action-form";
import { PasswordField, useFieldMessages } from "../people/fields";
import { PrivacyBox } from "../texts/consent-boxes";
import { InvitationLoading, InvitationOver, LoggedInNotice } from "./invitation-parts";
import { readMailedToken } from "./mailed-token";
import { useInvitation } from "./use-invitation";

type Invitation = CallResponse<"account/teacher-invitation">;

/** Opens a teacher's account with the token from the URL fragment: shows whom it is for and asks for a password. */
export function TeacherInvitation() {
  const t = useTranslations("account.teacherInvitation");
  const { state, reload, showOver } = useInvitation("account/teacher-invitation");
  if (state.name === "loading" || state.name === "failed")
    return <InvitationLoading isLoading={state.name === "loading"} retry={reload} />;
  if (state.name !== "open")
    return <InvitationOver text={state.name === "over" ? state.text : t("noLink")} />;
  const { invitation, isLoggedIn } = state;
  if (isLoggedIn) return <LoggedInNotice text={t("other", { email: invitation.email })} />;
  return <Accept invitation={invitation} onOver={showOver} />;
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
