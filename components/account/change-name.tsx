"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { doAccount } from "@/lib/account/client";
import { nameForm } from "@/lib/account/forms";
import { succeeded } from "@/lib/contract/result";
import { ActionForm, toldOf } from "./action-form";
import { NicknameField, useFieldMessages } from "./fields";

export function ChangeName({ nickname }: { nickname: string }) {
  const t = useTranslations("accountSettings.name");
  const failed = useTranslations("account")("failed");
  const form = useSchemaForm({
    schema: nameForm,
    defaultValues: { nickname },
    messages: useFieldMessages(),
  });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<{ problem?: string; done?: string }>({});
  const submit = form.handleSubmit(async (request) => {
    setOutcome({});
    const result = await doAccount("name", request);
    setOutcome(succeeded(result) ? { done: t("done") } : { problem: toldOf(result, failed) });
  });
  return (
    <section className="sheet member-note" aria-labelledby="name-title">
      <h2 id="name-title" className="text-lead">
        {t("title")}
      </h2>
      <ActionForm
        onSubmit={submit}
        busy={isSubmitting}
        submit={t("submit")}
        problem={outcome.problem}
        done={outcome.done}
      >
        <NicknameField {...form.register("nickname")} error={errors.nickname?.message} />
      </ActionForm>
    </section>
  );
}
