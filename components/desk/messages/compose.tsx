"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider, useFormContext, useWatch } from "react-hook-form";
import { useCall } from "@/components/calls/use-call";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { clearStoredForm } from "@/components/ui/use-persistent-form";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { languageNames, languages, type Language } from "@/lib/base/i18n/languages";
import { campaignSources, maxSubjectLength, maxTextLength } from "@/lib/subjects/messages/limits";
import { DeskForm, FieldRow } from "../desk-form";
import { Fold } from "../fold";
import { FormFooter } from "../form-footer";
import { LoadingOrError } from "../loading-or-error";
import { useWrittenLanguages } from "../offered-languages";
import { Sheet } from "../sheet";
import { formatLessonTime } from "../time";
import { useDeskForm } from "../use-desk-form";
import type { MessageInput } from "./message-input";
import { MessagePreview } from "./preview";

type Group = "series" | "queue" | "live" | "teacher" | "language" | "campaign";
type Values = {
  of: Group;
  target: string;
  kind: "lessons" | "news";
  texts: Record<Language, { subject: string; text: string }>;
};

type Groups = CallResponse<"desk/messages/groups">;

const groups: readonly Group[] = ["series", "queue", "live", "teacher", "language", "campaign"];
const formId = "yuqiao:desk:message";

const emptyValues = (): Values => ({
  of: "series",
  target: "",
  kind: "lessons",
  texts: Object.fromEntries(
    languages.map((language) => [language, { subject: "", text: "" }]),
  ) as Values["texts"],
});

function toInput({ of, target, kind, texts }: Values): MessageInput {
  const written = Object.entries(texts).filter(([, { subject, text }]) => subject.trim() || text.trim());
  const audience =
    of === "language"
      ? { of, language: target as Language }
      : of === "campaign"
        ? { of, source: target as (typeof campaignSources)[number] }
        : { of, id: Number(target) };
  return { audience, advertising: kind === "news", texts: Object.fromEntries(written) };
}

/** Writes to a class or another group: who gets it, the kind, and the texts; then a preview, from which it is sent. */
export function Compose({ onSent }: { onSent: () => void }) {
  const t = useTranslations("desk.messages");
  const { data, failure, reload } = useCall("desk/messages/groups", {});
  return (
    <Sheet>
      <Fold summary={t("compose.title")} summaryClassName="text-h3 font-bold">
        {data ? (
          <ComposeForm groups={data} onSent={onSent} />
        ) : (
          <LoadingOrError failure={failure} onRetry={reload} />
        )}
      </Fold>
    </Sheet>
  );
}

function ComposeForm({ groups: targets, onSent }: { groups: Groups; onSent: () => void }) {
  const t = useTranslations("desk.messages");
  const [preview, setPreview] = useState<{
    input: MessageInput;
    response: CallResponse<"desk/messages/preview">;
  }>();
  const { form, send, problem, isSending } = useDeskForm<"desk/messages/preview", Values>({
    id: formId,
    call: "desk/messages/preview",
    defaults: emptyValues(),
    toInput,
    isSaved: () => false,
    onDone: (response) => {
      setPreview({ input: toInput(form.getValues()), response });
      requestAnimationFrame(() => document.getElementById("message-preview")?.focus());
    },
  });
  const of = useWatch({ control: form.control, name: "of" });
  const options = useTargets(of, targets);
  const written = useWrittenLanguages();
  const { errors } = form.formState;
  const audienceError = (errors as { audience?: { id?: { message?: string }; message?: string } }).audience;
  const afterSending = () => {
    clearStoredForm(formId);
    form.reset(emptyValues());
    setPreview(undefined);
    onSent();
  };
  return (
    <FormProvider {...form}>
      <DeskForm id={formId} className="" onSubmit={send} onChange={() => setPreview(undefined)}>
        <FieldRow>
          <SelectField
            id="message-of"
            label={t("compose.to")}
            options={groups.map((value) => ({ value, text: t(`groups.${value}`) }))}
            {...form.register("of", { onChange: () => form.setValue("target", "") })}
          />
          <SelectField
            id="message-target"
            label={t(`targets.${of}`)}
            error={audienceError?.id?.message ?? audienceError?.message}
            options={[{ value: "", text: t("compose.choose"), disabled: true }, ...options]}
            {...form.register("target")}
          />
          <SelectField
            id="message-kind"
            label={t("compose.kind")}
            hint={t("compose.kindHint")}
            options={(["lessons", "news"] as const).map((value) => ({ value, text: t(`kinds.${value}`) }))}
            {...form.register("kind")}
          />
        </FieldRow>
        <p className="text-soft">{t("compose.languages")}</p>
        {written.map((language, index) => (
          <Fold
            key={language}
            summary={languageNames[language]}
            summaryClassName="font-semibold"
            open={index === 0 || undefined}
          >
            <TextFields language={language} />
          </Fold>
        ))}
        <FormFooter submit={t("compose.preview")} problem={problem} isSending={isSending} isSecondary />
      </DeskForm>
      {preview && <MessagePreview {...preview} onSent={afterSending} />}
    </FormProvider>
  );
}

function TextFields({ language }: { language: Language }) {
  const t = useTranslations("desk.messages");
  const { register, formState } = useFormContext<Values>();
  const error = formState.errors.texts?.[language];
  return (
    <div lang={language} className="flex flex-col gap-4">
      <Field
        id={`message-subject-${language}`}
        label={t("compose.subject")}
        maxLength={maxSubjectLength}
        autoComplete="off"
        error={error?.subject?.message}
        {...register(`texts.${language}.subject`)}
      />
      <TextareaField
        id={`message-text-${language}`}
        label={t("compose.text")}
        hint={t("compose.textHint")}
        maxLength={maxTextLength}
        rows={6}
        error={error?.text?.message}
        {...register(`texts.${language}.text`)}
      />
    </div>
  );
}

/** The choices of a kind of group. */
function useTargets(of: Group, { series, live, teachers }: Groups): { value: string; text: string }[] {
  const t = useTranslations("desk.messages");
  const written = useWrittenLanguages();
  switch (of) {
    case "series":
      return series.map(({ id, name, seats }) => ({
        value: String(id),
        text: t("compose.seats", { name, count: seats }),
      }));
    case "queue":
      return series
        .filter(({ waiting }) => waiting > 0)
        .map(({ id, name, waiting }) => ({
          value: String(id),
          text: t("compose.waiting", { name, count: waiting }),
        }));
    case "live":
      return live.map(({ id, name, starts_at: at }) => ({
        value: String(id),
        text: `${name}, ${formatLessonTime(at)}`,
      }));
    case "teacher":
      return teachers.map(({ id, name }) => ({ value: String(id), text: name }));
    case "language":
      return written.map((value) => ({ value, text: languageNames[value] }));
    case "campaign":
      return campaignSources.map((value) => ({ value, text: t(`sources.${value}`) }));
  }
}
