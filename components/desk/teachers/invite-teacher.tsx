"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { languageNames, type Language } from "@/lib/base/i18n/languages";
import { nearestLanguage } from "@/lib/base/i18n/offered";
import { DeskForm, FormRow } from "../desk-form";
import { FormFooter } from "../form-footer";
import { useOfferedLanguages } from "../offered-languages";
import { useDeskForm } from "../use-desk-form";

export type NewInvitation = CallResponse<"desk/teachers/invite"> & { email: string };

type InviteTeacherProps = {
  id: number;
  /** Whether an invitation is open, which a new one replaces. */
  isInvited: boolean;
  onInvited: (invitation: NewInvitation) => void;
};

export function InviteTeacher({ id, isInvited, onInvited }: InviteTeacherProps) {
  const t = useTranslations("desk.teachers");
  const offered = useOfferedLanguages();
  const formId = `yuqiao:desk:invite-teacher-${id}`;
  const { form, send, problem, isSending } = useDeskForm<
    "desk/teachers/invite",
    { email: string; language: Language }
  >({
    id: formId,
    call: "desk/teachers/invite",
    defaults: {
      email: "",
      language: nearestLanguage(document.documentElement.lang as Language, offered),
    },
    toInput: ({ email, language }) => ({ id, email: email.trim(), language }),
    onDone: (invitation) => {
      onInvited({ email: form.getValues("email").trim(), ...invitation });
      form.reset();
    },
  });
  const { errors } = form.formState;
  return (
    <DeskForm id={formId} onSubmit={send}>
      <FormRow>
        <Field
          id="invite-email"
          type="email"
          autoComplete="off"
          label={t("email")}
          error={errors.email?.message}
          {...form.register("email")}
        />
        <SelectField
          id="invite-language"
          label={t("language")}
          error={errors.language?.message}
          options={offered.map((language) => ({ value: language, text: languageNames[language] }))}
          {...form.register("language")}
        />
        <FormFooter
          isInRow
          isSecondary
          submit={isInvited ? t("again") : t("submit")}
          problem={problem}
          isSending={isSending}
        />
      </FormRow>
    </DeskForm>
  );
}
