"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { doAccount } from "@/lib/account/client";
import { succeeded } from "@/lib/contract/result";
import { ActionForm, toldOf } from "./action-form";
import { nameRules } from "./fields";

export type NameLabels = { title: string; label: string; required: string; submit: string; done: string };

type ChangeNameProps = { nickname: string; labels: NameLabels; failed: string };

export function ChangeName({ nickname, labels, failed }: ChangeNameProps) {
  const form = useForm({ defaultValues: { nickname } });
  const { errors, isSubmitting } = form.formState;
  const [told, setTold] = useState<{ problem?: string; done?: string }>({});
  const submit = form.handleSubmit(async ({ nickname }) => {
    setTold({});
    const result = await doAccount("name", { nickname });
    setTold(succeeded(result) ? { done: labels.done } : { problem: toldOf(result, failed) });
  });
  return (
    <section className="sheet member-note" aria-labelledby="name-title">
      <h2 id="name-title" className="text-lead">
        {labels.title}
      </h2>
      <ActionForm
        onSubmit={submit}
        busy={isSubmitting}
        submit={labels.submit}
        problem={told.problem}
        done={told.done}
      >
        <Field
          id="nickname"
          autoComplete="nickname"
          label={labels.label}
          error={errors.nickname?.message}
          maxLength={60}
          {...form.register("nickname", nameRules(labels.required))}
        />
      </ActionForm>
    </section>
  );
}
