"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCallForm } from "@/components/calls/use-call-form";
import { FormHoneypot, useFormCheck } from "@/components/ui/form-honeypot";
import { usePersistentSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/app/bootstrap/client";
import { forgottenForm } from "@/lib/subjects/identity/forms";
import { ActionForm, toServerMessage } from "../people/action-form";
import { EmailField, useFieldMessages } from "../people/fields";

const id = "yuqiao:form:forgotten";

/** Requests a password reset link. The result is the same for every address, so it discloses no accounts. */
export function ForgottenPasswordForm() {
  const t = useTranslations("account");
  const form = usePersistentSchemaForm({
    storageKey: id,
    schema: forgottenForm,
    defaultValues: { email: "" },
    messages: useFieldMessages(),
  });
  const { errors } = form.formState;
  const { honeypot, readCheck } = useFormCheck();
  const [sentTo, setSentTo] = useState<string>();
  const { submit, problem, isSending } = useCallForm({
    form,
    send: (request) => {
      setSentTo(undefined);
      return call("account/forgotten", request, { formCheck: readCheck() });
    },
    onDone: (_, { email }) => setSentTo(email),
    toProblem: (failure) => toServerMessage(failure, t("failed")),
  });
  return (
    <ActionForm
      id={id}
      onSubmit={submit}
      isBusy={isSending}
      submitLabel={t(sentTo ? "forgotten.again" : "forgotten.submit")}
      variant={sentTo ? "quiet" : "wide"}
      problem={problem}
      success={sentTo && t("forgotten.sent", { email: sentTo })}
    >
      <EmailField {...form.register("email")} error={errors.email?.message} />
      <FormHoneypot ref={honeypot} />
    </ActionForm>
  );
}
