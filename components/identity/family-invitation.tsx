"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useCallForm, type Leaving } from "@/components/calls/use-call-form";
import { ConsentBox } from "@/components/texts/consent-box";
import { PrivacyBox, TermsBox } from "@/components/texts/consent-boxes";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/app/bootstrap/client";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { codes } from "@/lib/base/contract/codes";
import { consentHeaders } from "@/lib/base/contract/consent";
import type { Refusal } from "@/lib/base/contract/result";
import { readBrowserTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { paths } from "@/lib/base/paths";
import { startSession } from "@/lib/base/session/session";
import { familyAccountForm } from "@/lib/subjects/identity/forms";
import { ActionForm, toServerMessage } from "../people/action-form";
import { EmailField, PasswordField, useFieldMessages } from "../people/fields";
import { InvitationLoading, InvitationOver, LoggedInNotice } from "./invitation-parts";
import { readMailedToken } from "./mailed-token";
import { useInvitation } from "./use-invitation";

type Invitation = CallResponse<"account/family-invitation">;

/**
 * Opens the account that the school entered for a family: shows whom it is for, and asks for a password and the
 * consents, with that of the parent for students who may be minors.
 */
export function FamilyInvitation() {
  const t = useTranslations("account.familyInvitation");
  const { state, reload, showOver } = useInvitation("account/family-invitation");
  if (state.name === "loading" || state.name === "failed")
    return <InvitationLoading isLoading={state.name === "loading"} retry={reload} />;
  if (state.name !== "open")
    return <InvitationOver text={state.name === "over" ? state.text : t("noLink")} />;
  const { invitation, isLoggedIn } = state;
  if (isLoggedIn) return <LoggedInNotice text={t("other", { name: invitation.nickname })} />;
  return <Accept invitation={invitation} onOver={showOver} />;
}

type AcceptProps = { invitation: Invitation; onOver: (failure: Refusal) => void };

function Accept({ invitation, onOver }: AcceptProps) {
  const { nickname, email, is_email_fixed: isEmailFixed, students } = invitation;
  const t = useTranslations("account");
  const tConsent = useTranslations("consent");
  const format = useFormatter();
  const language = useLocale();
  const minors = students.filter((student) => student.needs_consent);
  const listNames = (list: Invitation["students"]) => format.list(list.map((student) => student.nickname));
  const form = useSchemaForm({
    schema: familyAccountForm(minors.length > 0),
    defaultValues: { email, password: "", consent: false, terms: false, privacy: false },
    messages: {
      ...useFieldMessages(),
      consent: { blank: t("familyInvitation.consentRequired") },
      terms: { blank: tConsent("termsRequired") },
      privacy: { blank: tConsent("privacyRequired") },
    },
  });
  const { errors } = form.formState;
  const { submit, problem, setProblem, isSending } = useCallForm({
    form,
    send: ({ password, email: address, consent }) => {
      const zone = readBrowserTimeZone();
      const request = {
        ...{ token: readMailedToken(), password, email: address, consent, language },
        ...(zone && { time_zone: zone }),
      };
      return call("account/accept-family-invitation", request, {
        headers: consentHeaders("terms", "privacy"),
      });
    },
    onDone: ({ token, account_type }): Leaving => {
      if (!startSession(token, account_type)) return setProblem(t("needCookies"));
      // Replaces this page in the history, so that the used link is gone from it.
      location.replace(paths.studentCentre);
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
      submitLabel={t("familyInvitation.submit")}
      variant="wide"
      problem={problem}
    >
      <div className="grid gap-1 wrap-anywhere">
        <p>{t("familyInvitation.for", { name: nickname })}</p>
        {students.length > 0 && <p>{t("familyInvitation.students", { names: listNames(students) })}</p>}
      </div>
      <EmailField {...form.register("email")} readOnly={isEmailFixed} error={errors.email?.message} />
      <PasswordField {...form.register("password")} isNew error={errors.password?.message} />
      {minors.length > 0 && (
        <ConsentBox id="consent" {...form.register("consent")} error={errors.consent?.message}>
          {t("familyInvitation.consent", { names: listNames(minors) })}
        </ConsentBox>
      )}
      <TermsBox id="terms" {...form.register("terms")} error={errors.terms?.message} />
      <PrivacyBox id="privacy" {...form.register("privacy")} error={errors.privacy?.message} />
    </ActionForm>
  );
}
