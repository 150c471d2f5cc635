"use client";

import { useTranslations } from "next-intl";
import { useCallForm } from "@/components/calls/use-call-form";
import { useSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/app/bootstrap/client";
import { nameForm } from "@/lib/subjects/identity/forms";
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
  const { errors } = form.formState;
  const { submit, problem, isDone, isSending } = useCallForm({
    form,
    send: (request) => call("account/name", request),
    toProblem: (failure) => toServerMessage(failure, failedMessage),
  });
  return (
    <section className={noteClasses} aria-labelledby="name-title">
      <h2 id="name-title" className="text-lead">
        {t("title")}
      </h2>
      <ActionForm
        onSubmit={submit}
        isBusy={isSending}
        submitLabel={t("submit")}
        problem={problem}
        success={isDone ? t("done") : undefined}
      >
        <NicknameField {...form.register("nickname")} error={errors.nickname?.message} />
      </ActionForm>
    </section>
  );
}
