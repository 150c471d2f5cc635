"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { runAccountAction } from "@/lib/account/client";
import { nameForm } from "@/lib/account/forms";
import { isSuccess } from "@/lib/contract/result";
import { ActionForm, toServerMessage } from "./action-form";
import { noteClasses } from "./classes";
import { NicknameField, useFieldMessages } from "./fields";

export function ChangeName({ nickname }: { nickname: string }) {
  const t = useTranslations("accountSettings.name");
  const failedMessage = useTranslations("account")("failed");
  const form = useSchemaForm({
    schema: nameForm,
    defaultValues: { nickname },
    messages: useFieldMessages(),
  });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<{ problem?: string; success?: string }>({});
  const submit = form.handleSubmit(async (request) => {
    setOutcome({});
    const result = await runAccountAction("name", request);
    setOutcome(
      isSuccess(result) ? { success: t("done") } : { problem: toServerMessage(result, failedMessage) },
    );
  });
  return (
    <section className={noteClasses} aria-labelledby="name-title">
      <h2 id="name-title" className="text-lead">
        {t("title")}
      </h2>
      <ActionForm
        onSubmit={submit}
        isBusy={isSubmitting}
        submitLabel={t("submit")}
        problem={outcome.problem}
        success={outcome.success}
      >
        <NicknameField {...form.register("nickname")} error={errors.nickname?.message} />
      </ActionForm>
    </section>
  );
}
