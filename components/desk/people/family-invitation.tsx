"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { serverNow } from "@/lib/base/clock/server-clock";
import { languageNames, type Language } from "@/lib/base/i18n/languages";
import { nearestLanguage } from "@/lib/base/i18n/offered";
import { isVisible } from "@/lib/base/text/visible";
import { CopyAddress } from "../copy-address";
import { DeskForm, FormRow } from "../desk-form";
import { FormFooter } from "../form-footer";
import { useOfferedLanguages } from "../offered-languages";
import { Sheet, SheetTitle } from "../sheet";
import { SmallButton } from "../small-button";
import { formatPageDateTime } from "../time";
import { useDeskForm } from "../use-desk-form";
import { useMutation } from "../use-mutation";
import type { PersonDetails } from "./person-facts";

type FamilyInvitationProps = { account: PersonDetails; reload: () => Promise<unknown> };
type Created = CallResponse<"desk/people/invite"> & { email: string };

/** The invitation of a family that staff entered: create, renew, withdraw. */
export function FamilyInvitation({ account, reload }: FamilyInvitationProps) {
  const t = useTranslations("desk.families");
  const { id, name, invitation } = account;
  const [created, setCreated] = useState<Created>();
  const { trigger, isMutating } = useMutation();
  const withdraw = async () => {
    if (await trigger("desk/people/withdraw-invitation", { id }, t("invitation.withdrawn"), reload))
      setCreated(undefined);
  };
  return (
    <Sheet aria-labelledby="invitation-title">
      <SheetTitle id="invitation-title">{t("invitation.title")}</SheetTitle>
      <p>{t("invitation.text")}</p>
      {invitation ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="font-semibold wrap-anywhere">{invitationText(invitation, t)}</p>
          <SmallButton disabled={isMutating} onClick={() => void withdraw()}>
            {t("invitation.withdraw")}
          </SmallButton>
        </div>
      ) : (
        <p className="mt-4 font-semibold">{t("invitation.none")}</p>
      )}
      <InvitationForm
        account={account}
        onCreated={(invited) => {
          setCreated(invited);
          void reload();
        }}
      />
      {created && (
        <CopyAddress label={t("invitation.link", { name })} address={created.link}>
          <p className="font-semibold">
            {created.email
              ? t(created.mailed ? "invitation.mailed" : "invitation.notMailed", { email: created.email })
              : t("invitation.noEmail")}
          </p>
          <p>{t("invitation.made", { name })}</p>
        </CopyAddress>
      )}
    </Sheet>
  );
}

function invitationText(
  { expires_at: expiresAt }: NonNullable<PersonDetails["invitation"]>,
  t: ReturnType<typeof useTranslations<"desk.families">>,
): string {
  const time = formatPageDateTime(expiresAt);
  return Date.parse(expiresAt) > serverNow()
    ? t("invitation.until", { time })
    : t("invitation.expired", { time });
}

type InvitationFormProps = { account: PersonDetails; onCreated: (invited: Created) => void };

function InvitationForm({ account, onCreated }: InvitationFormProps) {
  const t = useTranslations("desk.families");
  const offered = useOfferedLanguages();
  const { id, email, language, invitation } = account;
  const formId = `yuqiao:desk:invite-family-${id}`;
  const { form, send, problem, isSending } = useDeskForm<
    "desk/people/invite",
    { email: string; language: Language }
  >({
    id: formId,
    call: "desk/people/invite",
    defaults: { email: email ?? "", language: nearestLanguage(language as Language, offered) },
    toInput: (values) => ({
      ...{ id, language: values.language },
      ...(isVisible(values.email) && { email: values.email }),
    }),
    onDone: (invited) => onCreated({ ...invited, email: form.getValues("email").trim() }),
  });
  const { errors } = form.formState;
  return (
    <DeskForm id={formId} onSubmit={send}>
      <FormRow>
        <Field
          id="invite-email"
          type="email"
          autoComplete="off"
          label={t("invitation.email")}
          hint={t("invitation.emailHint")}
          error={errors.email?.message}
          {...form.register("email")}
        />
        <SelectField
          id="invite-language"
          label={t("invitation.language")}
          error={errors.language?.message}
          options={offered.map((value) => ({ value, text: languageNames[value] }))}
          {...form.register("language")}
        />
        <FormFooter
          isInRow
          isSecondary
          submit={t(invitation ? "invitation.again" : "invitation.submit")}
          problem={problem}
          isSending={isSending}
        />
      </FormRow>
    </DeskForm>
  );
}
