"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { fill } from "@/components/ui/fill";
import { FormTrap, useFormCheck } from "@/components/ui/form-trap";
import { useKeptForm } from "@/components/ui/use-kept-form";
import { callByMail } from "@/lib/account/client";
import { succeeded } from "@/lib/contract/result";
import { ActionForm, toldOf } from "./action-form";
import { EmailField, type EmailLabels } from "./fields";

type ForgottenLabels = EmailLabels & {
  submit: string;
  /** With `{email}`. */
  sent: string;
  again: string;
  failed: string;
};

const key = "yuqiao:form:forgotten";

/** Asks for a link to a new password. What it says then is the same for every address. */
export function ForgottenForm({ labels }: { labels: ForgottenLabels }) {
  const form = useForm({ defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;
  const { trap, readCheck } = useFormCheck();
  const [told, setTold] = useState<{ problem?: string; done?: string }>({});
  useKeptForm(key, form);
  const submit = form.handleSubmit(async ({ email }) => {
    setTold({});
    const result = await callByMail("forgotten", { email }, readCheck());
    setTold(
      succeeded(result) ? { done: fill(labels.sent, { email }) } : { problem: toldOf(result, labels.failed) },
    );
  });
  return (
    <ActionForm
      id={key}
      onSubmit={submit}
      busy={isSubmitting}
      submit={told.done ? labels.again : labels.submit}
      look={told.done ? "quiet" : "wide"}
      problem={told.problem}
      done={told.done}
    >
      <EmailField name="email" register={form.register} error={errors.email?.message} labels={labels} />
      <FormTrap ref={trap} />
    </ActionForm>
  );
}
