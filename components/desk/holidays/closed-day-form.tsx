"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { fallbackLanguage, languageNames, perLanguage, type Language } from "@/lib/base/i18n/languages";
import { DeskForm, FieldRow } from "../desk-form";
import { Fold } from "../fold";
import { FormFooter } from "../form-footer";
import { useWrittenLanguages } from "../offered-languages";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import type { ClosedDay } from "./closed-day";

type Values = { first_day: string; last_day: string; name: Record<Language, string> };

type ClosedDayFormProps = {
  /** The closed days to change; without them the form adds new ones. */
  days?: ClosedDay;
  onSaved: () => Promise<unknown>;
};

/** Adds closed days, and starts empty again after each. */
export function ClosedDayForm({ days, onSaved }: ClosedDayFormProps) {
  const t = useTranslations("desk.calendar");
  const [savedCount, setSavedCount] = useState(0);
  const id = `closed-day-${days?.id ?? "new"}`;
  const fields = (
    <ClosedDayFields
      key={savedCount}
      days={days}
      onSaved={async () => {
        setSavedCount(savedCount + 1);
        await onSaved();
      }}
    />
  );
  if (days) return fields;
  return (
    <Sheet aria-labelledby={id}>
      <SheetTitle id={id}>{t("add")}</SheetTitle>
      {fields}
    </Sheet>
  );
}

function ClosedDayFields({
  days,
  onSaved,
}: {
  days: ClosedDay | undefined;
  onSaved: () => Promise<unknown>;
}) {
  const t = useTranslations("desk.calendar");
  const showToast = useToast();
  const languages = useWrittenLanguages().filter((language) => language !== fallbackLanguage);
  const formId = `yuqiao:desk:closed-day:${days?.id ?? "new"}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/calendar/save", Values>({
    id: formId,
    call: "desk/calendar/save",
    defaults: {
      first_day: days?.first_day ?? "",
      last_day: days && days.last_day !== days.first_day ? days.last_day : "",
      name: perLanguage((language) => days?.name[language] ?? ""),
    },
    toInput: ({ first_day, last_day, name }) => ({
      ...(days && { id: days.id }),
      ...{ first_day, last_day: last_day || first_day },
      name: Object.fromEntries(Object.entries(name).filter(([, text]) => text.trim() !== "")),
    }),
    onDone: () => {
      showToast({ tone: "success", text: t("saved", { name: form.getValues(`name.${fallbackLanguage}`) }) });
      form.reset();
      void onSaved();
    },
  });
  const { errors } = form.formState;
  const prefix = `closed-day-${days?.id ?? "new"}`;
  const nameError = (language: Language) => {
    const error =
      errors.name?.[language]?.message ?? (language === fallbackLanguage ? errors.name?.message : undefined);
    return error === undefined ? {} : { error };
  };
  return (
    <DeskForm id={formId} onSubmit={(event) => void send(event)} className="mt-2">
      <FieldRow>
        <Field
          id={`${prefix}-first`}
          type="date"
          label={t("first")}
          {...(errors.first_day?.message && { error: errors.first_day.message })}
          {...form.register("first_day")}
        />
        <Field
          id={`${prefix}-last`}
          type="date"
          label={t("last")}
          hint={t("lastHint")}
          {...(errors.last_day?.message && { error: errors.last_day.message })}
          {...form.register("last_day")}
        />
        <Field
          id={`${prefix}-name`}
          label={t("name")}
          autoComplete="off"
          lang={fallbackLanguage}
          {...nameError(fallbackLanguage)}
          {...form.register(`name.${fallbackLanguage}`)}
        />
      </FieldRow>
      <Fold summary={t("names")} summaryClassName="font-semibold">
        <Small>{t("namesHint")}</Small>
        <FieldRow>
          {languages.map((language) => (
            <Field
              key={language}
              id={`${prefix}-name-${language}`}
              label={languageNames[language]}
              lang={language}
              autoComplete="off"
              {...nameError(language)}
              {...form.register(`name.${language}`)}
            />
          ))}
        </FieldRow>
      </Fold>
      <FormFooter submit={t("save")} problem={problem} isSending={isSending} isSecondary />
    </DeskForm>
  );
}
