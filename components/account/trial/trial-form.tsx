"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { Field } from "@/components/ui/field";
import { forgetForm } from "@/components/ui/use-kept-form";
import { useKeptSchemaForm } from "@/components/ui/use-schema-form";
import { doAccount } from "@/lib/account/client";
import { channelsFor, phoneExample, regionOfClock } from "@/lib/account/contact-region";
import {
  dayParts,
  maxContactLength,
  trialForm,
  trialGoals,
  trialLevels,
  weekdays,
  type ContactChannel,
  type TrialFormValues,
  type TrialWishes,
} from "@/lib/account/trial-request";
import { formatPart, weekdayName, zoneName } from "@/lib/account/trial-times";
import { keysByWords } from "@/lib/api/idempotency-key";
import { codes } from "@/lib/contract/codes";
import { succeeded, type CallResult } from "@/lib/contract/result";
import { ownTimeZone } from "@/lib/i18n/own-time-zone";
import { ActionForm, refusedFields, toldOf } from "../action-form";

type TrialFormProps = {
  /** Email address of the account, the default contact. */
  email: string;
  /** Students that a parent can choose; left out for students and when a request is edited. */
  students?: readonly { id: number; nickname: string }[];
  /** Revision of the request that is edited; left out for a new one. */
  revision?: number;
  /** Earlier entries of the form, if there are any. */
  wishes: TrialWishes | null;
  onDone: () => void;
  /** Called with the server's message if the request has changed since the page loaded it. */
  onConflict: (problem: string) => void;
  onCancel?: () => void;
};

/** Fallback for old browsers that report no time zone; the form names the zone of its hours. */
const schoolZone = "Asia/Shanghai";

const fieldNames = ["student", "goal", "level", "days", "parts", "channel", "contact"] as const;
const isFieldName = (path: string): path is (typeof fieldNames)[number] =>
  fieldNames.some((name) => name === path);

/** Form to request the free trial lesson, or to edit the request. */
export function TrialForm(props: TrialFormProps) {
  const { email, students = [], revision, wishes, onDone, onConflict, onCancel } = props;
  const t = useTranslations("trialLesson.form");
  const failed = useTranslations("account")("failed");
  const locale = useLocale();
  const zone = ownTimeZone() ?? schoolZone;
  const id = `yuqiao:form:trial:${students[0]?.id ?? "own"}:${revision ?? "new"}`;
  const [channels] = useState(() => channelsFor(zone, locale));
  const firstChannel = wishes?.channel ?? channels[0] ?? "email";
  const [keyOf] = useState(keysByWords);
  const [problem, setProblem] = useState<string>();
  const form = useKeptSchemaForm({
    keptAs: id,
    schema: trialForm,
    defaultValues: {
      student: String(students[0]?.id ?? ""),
      goal: wishes?.goal ?? "",
      level: wishes?.level ?? "",
      days: wishes?.days.map(String) ?? [],
      parts: wishes?.parts ?? [],
      channel: firstChannel,
      contact: wishes?.contact ?? (firstChannel === "email" ? email : ""),
    } satisfies TrialFormValues as TrialFormValues,
    messages: {
      goal: { blank: t("goalRequired") },
      level: { blank: t("levelRequired") },
      days: { blank: t("daysRequired") },
      parts: { blank: t("partsRequired") },
      contact: { blank: t("contactRequired") },
    },
  });
  const { register, control, formState, setError, setValue, getValues } = form;
  const { errors, isSubmitting } = formState;
  const channel = useWatch({ control, name: "channel" });

  /** Fills in the account's email address for the email channel, and clears it for the others. */
  const fitContact = (next: ContactChannel) => {
    const isEmail = getValues("contact").includes("@");
    if (next === "email" ? isEmail : !isEmail) return;
    setValue("contact", next === "email" ? email : "");
  };

  const onSubmit = form.handleSubmit(async ({ student, contact, ...values }) => {
    setProblem(undefined);
    const reachable = await readContact(values.channel, contact, regionOfClock(zone));
    if (reachable === "failed") return setProblem(failed);
    if (reachable === undefined) {
      setError("contact", { message: t(`contactFormat.${values.channel}`) }, { shouldFocus: true });
      return;
    }
    const request = { ...values, contact: reachable, time_zone: zone };
    const result = await send(request);
    if (succeeded(result)) {
      forgetForm(id);
      return onDone();
    }
    const refused = refusedFields(result).filter(({ path }) => isFieldName(path));
    for (const { path, message } of refused) if (isFieldName(path)) setError(path, { message });
    if (refused.length > 0) return;
    const words = toldOf(result, failed) ?? failed;
    if (isConflict(result)) onConflict(words);
    else setProblem(words);

    function send(input: TrialWishes): Promise<CallResult<unknown>> {
      const key = keyOf(JSON.stringify([input, student, revision]));
      if (revision !== undefined) return doAccount("change-trial", { ...input, revision }, key);
      const chosen = students.find((one) => String(one.id) === student) ?? students[0];
      return doAccount("trial", { ...input, ...(chosen && { student_id: chosen.id }) }, key);
    }
  });

  const hours = t("hours", { zone: zoneName(zone, locale, new Date()) });
  const isPhone = channel === "whatsapp" || channel === "zalo";
  return (
    <ActionForm
      id={id}
      onSubmit={onSubmit}
      busy={isSubmitting}
      submit={t(revision === undefined ? "submit" : "save")}
      look="primary"
      problem={problem}
    >
      {students.length > 1 && (
        <ChoiceGroup
          id="trial-student"
          type="radio"
          legend={t("forWhom")}
          options={students.map((one) => ({ value: String(one.id), text: one.nickname }))}
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
        hint={hours}
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
          onChange: ({ target }: { target: HTMLInputElement }) => fitContact(target.value as ContactChannel),
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
          className="btn btn-secondary w-fit"
          onClick={() => {
            forgetForm(id);
            onCancel();
          }}
        >
          {t("cancel")}
        </button>
      )}
    </ActionForm>
  );
}

/** Whether the server refused because the request has changed since the page loaded it. */
function isConflict(result: CallResult<unknown>): boolean {
  const conflicts: number[] = [codes.alreadyApplied.code, codes.notAllowed.code, codes.notFound.code];
  return "code" in result && conflicts.includes(result.code);
}

/** @returns undefined if the contact is invalid, and `failed` if the phone number rules could not be loaded. */
async function readContact(
  channel: ContactChannel,
  text: string,
  region: string | undefined,
): Promise<string | undefined> {
  try {
    const { normalizeContact } = await import("@/lib/account/trial-contact");
    return normalizeContact(channel, text, region);
  } catch {
    return "failed";
  }
}
