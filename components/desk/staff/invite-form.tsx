"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { roles, type Role } from "@/lib/base/desk/roles";
import { FormFooter } from "../form-footer";
import { SelectField } from "@/components/ui/select-field";
import { useDeskForm } from "../use-desk-form";
import { NewLink, type NewLinkProps } from "./new-link";
import { Sheet, SheetTitle } from "../sheet";
import { DeskForm, FormRow } from "../desk-form";

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useTranslations("desk.staff");
  const tShell = useTranslations("desk.shell");
  const [newLink, setNewLink] = useState<NewLinkProps>();
  const { form, send, problem, isSending } = useDeskForm<"desk/staff/invite", { email: string; role: Role }>({
    id: "yuqiao:desk:invite",
    call: "desk/staff/invite",
    defaults: { email: "", role: "editor" },
    toInput: ({ email, role }) => ({ email: email.trim(), role }),
    onDone: (newLink) => {
      setNewLink({ email: form.getValues("email"), ...newLink });
      form.reset();
      onInvited();
    },
  });
  const { errors } = form.formState;
  return (
    <Sheet aria-labelledby="invite-title">
      <SheetTitle id="invite-title">{t("invite.title")}</SheetTitle>
      <DeskForm id="yuqiao:desk:invite" onSubmit={send}>
        <FormRow>
          <Field
            id="invite-email"
            type="email"
            autoComplete="off"
            label={t("invite.email")}
            error={errors.email?.message}
            {...form.register("email")}
          />
          <SelectField
            id="invite-role"
            label={t("invite.role")}
            error={errors.role?.message}
            options={roles.map((role) => ({
              value: role,
              text: t("roleOption", {
                role: tShell(`roles.${role}`),
                text: t(`roleText.${role}`),
              }),
            }))}
            {...form.register("role")}
          />
          <FormFooter isInRow submit={t("invite.submit")} problem={problem} isSending={isSending} />
        </FormRow>
      </DeskForm>
      {newLink && <NewLink {...newLink} />}
    </Sheet>
  );
}
