"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { doAccount } from "@/lib/account/client";
import { succeeded } from "@/lib/contract/result";
import { ActionForm, refusedFields, toldOf } from "./action-form";
import { PasswordField, type PasswordLabels } from "./fields";

export type ChangePasswordLabels = {
  title: string;
  old: PasswordLabels;
  fresh: PasswordLabels;
  hint: string;
  short: string;
  submit: string;
  done: string;
};

type ChangePasswordProps = { email: string; labels: ChangePasswordLabels; failed: string };

/** The old password is asked for: who finds a screen left open cannot take the account over. */
export function ChangePassword({ email, labels, failed }: ChangePasswordProps) {
  const form = useForm({ defaultValues: { old: "", password: "" } });
  const { errors, isSubmitting } = form.formState;
  const [told, setTold] = useState<{ problem?: string; done?: string }>({});
  const submit = form.handleSubmit(async (values) => {
    setTold({});
    const result = await doAccount("password", values);
    if (succeeded(result)) {
      form.reset();
      return setTold({ done: labels.done });
    }
    if (refusedFields(result).some(({ path }) => path === "old")) {
      return form.setError("old", { message: toldOf(result, failed) }, { shouldFocus: true });
    }
    setTold({ problem: toldOf(result, failed) });
  });
  const { register } = form;
  return (
    <section className="sheet member-note" aria-labelledby="password-title">
      <h2 id="password-title" className="text-lead">
        {labels.title}
      </h2>
      <ActionForm
        onSubmit={submit}
        busy={isSubmitting}
        submit={labels.submit}
        problem={told.problem}
        done={told.done}
      >
        {/* Whose password it is, for what keeps passwords. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="old" register={register} error={errors.old?.message} labels={labels.old} />
        <PasswordField
          name="password"
          register={register}
          error={errors.password?.message}
          labels={labels.fresh}
          fresh={labels}
        />
      </ActionForm>
    </section>
  );
}
