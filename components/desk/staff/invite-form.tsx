"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { roles, type Role } from "@/lib/desk/roles";
import { FormFooter } from "../form-footer";
import { SelectField } from "@/components/ui/select-field";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";
import { NewLink, type NewLinkProps } from "./new-link";

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const words = useWords("staff");
  const shell = useWords("shell");
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
    <section className="sheet" aria-labelledby="invite-title">
      <h2 id="invite-title">{words.invite.title}</h2>
      <form
        id="yuqiao:desk:invite"
        method="post"
        noValidate
        onSubmit={send}
        className="desk-form desk-form-row"
      >
        <Field
          id="invite-email"
          type="email"
          autoComplete="off"
          label={words.invite.email}
          error={errors.email?.message}
          {...form.register("email")}
        />
        <SelectField
          id="invite-role"
          label={words.invite.role}
          error={errors.role?.message}
          options={roles.map((role) => ({
            value: role,
            text: `${shell.roles[role]}: ${words.roleText[role]}`,
          }))}
          {...form.register("role")}
        />
        <FormFooter submit={words.invite.submit} problem={problem} isSending={isSending} />
      </form>
      {newLink && <NewLink {...newLink} />}
    </section>
  );
}
