"use client";

import { useLocale, useTranslations } from "next-intl";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { Field } from "@/components/ui/field";
import { clearStoredForm } from "@/components/ui/use-persistent-form";
import { serverNow } from "@/lib/base/clock/server-clock";
import { phoneExample } from "@/lib/subjects/trials/contact-region";
import {
  dayParts,
  maxContactLength,
  trialGoals,
  trialLevels,
  weekdays,
  type ContactChannel,
} from "@/lib/base/contract/trial-request";
import { weekdayName } from "@/lib/base/i18n/days";
import { formatPart, zoneName } from "@/lib/subjects/trials/trial-times";
import { ActionForm } from "../people/action-form";
import { useTrialForm, type TrialFormProps } from "./use-trial-form";

/** Form to request the free trial lesson, or to edit the request. */
export function TrialForm(props: TrialFormProps) {
  const { students = [], revision, onCancel } = props;
  const t = useTranslations("trialLesson.form");
  const locale = useLocale();
  const { id, zone, form, channels, channel, resetContact, problem, submit, isSending } = useTrialForm(props);
  const { register, formState } = form;
  const { errors } = formState;

  const hoursHint = t("hours", { zone: zoneName(zone, locale, new Date(serverNow())) });
  const isPhone = channel === "whatsapp" || channel === "zalo";
  return (
    <ActionForm
      id={id}
      onSubmit={submit}
      isBusy={isSending}
      submitLabel={t(revision === undefined ? "submit" : "save")}
      variant="primary"
      problem={problem}
    >
      {students.length > 1 && (
        <ChoiceGroup
          id="trial-student"
          type="radio"
          legend={t("forWhom")}
          options={students.map((candidate) => ({ value: String(candidate.id), text: candidate.nickname }))}
          field={register("student")}
        />
      )}
      <ChoiceGroup
        id="trial-goal"
        type="radio"
        legend={t("goal")}
        error={errors.goal?.message}
        options={trialGoals.map((value) => ({ value, text: t(`goals.${value}`) }))}
        field={register("goal")}
      />
      <ChoiceGroup
        id="trial-level"
        type="radio"
        legend={t("level")}
        error={errors.level?.message}
        options={trialLevels.map((value) => ({ value, text: t(`levels.${value}`) }))}
        field={register("level")}
      />
      <ChoiceGroup
        id="trial-days"
        type="checkbox"
        legend={t("days")}
        error={errors.days?.message}
        options={weekdays.map((day) => ({ value: String(day), text: weekdayName(day, locale, "long") }))}
        field={register("days")}
      />
      <ChoiceGroup
        id="trial-parts"
        type="checkbox"
        legend={t("parts")}
        hint={hoursHint}
        error={errors.parts?.message}
        options={dayParts.map((part) => ({
          value: part,
          text: t(`partNames.${part}`),
          note: formatPart(part, locale),
        }))}
        field={register("parts")}
      />
      <ChoiceGroup
        id="trial-channel"
        type="radio"
        legend={t("channel")}
        options={channels.map((value) => ({ value, text: t(`channels.${value}`) }))}
        field={register("channel", {
          onChange: ({ target }: { target: HTMLInputElement }) =>
            resetContact(target.value as ContactChannel),
        })}
      />
      <Field
        id="trial-contact"
        type={channel === "email" ? "email" : isPhone ? "tel" : "text"}
        autoComplete={channel === "email" ? "email" : isPhone ? "tel" : "off"}
        autoCapitalize="none"
        spellCheck={false}
        label={t(`contact.${channel}`)}
        hint={isPhone ? t("phoneHint", { example: phoneExample(zone, locale) }) : undefined}
        error={errors.contact?.message}
        {...register("contact")}
        maxLength={maxContactLength}
      />
      {onCancel && (
        <button
          type="button"
          className="btn w-fit btn-secondary"
          onClick={() => {
            clearStoredForm(id);
            onCancel();
          }}
        >
          {t("cancel")}
        </button>
      )}
    </ActionForm>
  );
}
