"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useCallForm } from "@/components/calls/use-call-form";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { usePersistentSchemaForm } from "@/components/ui/use-schema-form";
import { call } from "@/lib/app/bootstrap/client";
import { requestedLevel } from "@/lib/subjects/trials/requested-level";
import { channelsFor, regionOfClock } from "@/lib/subjects/trials/contact-region";
import {
  trialForm,
  type ContactChannel,
  type TrialFormValues,
  type TrialWishes,
} from "@/lib/base/contract/trial-request";
import { codes } from "@/lib/base/contract/codes";
import type { CallResult, NetworkFailure, Refusal } from "@/lib/base/contract/result";
import { readBrowserTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { toServerMessage } from "../people/action-form";

export type TrialFormProps = {
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

/** State and submission of the trial lesson form. */
export function useTrialForm(props: TrialFormProps) {
  const { email, students = [], revision, wishes, onDone, onConflict } = props;
  const t = useTranslations("trialLesson.form");
  const failedMessage = useTranslations("account")("failed");
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  // Some old browsers report no time zone; the form names the zone of its hours.
  const zone = readBrowserTimeZone() ?? schoolZone;
  const id = `yuqiao:form:trial:${students[0]?.id ?? "own"}:${revision ?? "new"}`;
  const [channels] = useState(() => channelsFor(zone, locale));
  const firstChannel = wishes?.channel ?? channels[0] ?? "email";
  const form = usePersistentSchemaForm({
    storageKey: id,
    schema: trialForm,
    defaultValues: {
      student: String(students[0]?.id ?? ""),
      goal: wishes?.goal ?? "",
      level: wishes?.level ?? requestedLevel(location.search) ?? "",
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
  const { control, setError, setValue, getValues } = form;
  const channel = useWatch({ control, name: "channel" });

  /** Fills in the account's email address for the email channel, and clears it for the others. */
  const resetContact = (next: ContactChannel) => {
    const isEmail = getValues("contact").includes("@");
    if (next === "email" ? isEmail : !isEmail) return;
    setValue("contact", next === "email" ? email : "");
  };

  const { submit, problem, setProblem, isSending } = useCallForm({
    form,
    storageKey: id,
    send: async ({ student, contact, ...values }, keyOf): Promise<CallResult<unknown> | undefined> => {
      const normalizedContact = await readContact(values.channel, contact, regionOfClock(zone));
      if (normalizedContact === "failed") return void setProblem(failedMessage);
      if (normalizedContact === undefined) {
        setError("contact", { message: t(`contactFormat.${values.channel}`) }, { shouldFocus: true });
        return undefined;
      }
      const request = { ...values, contact: normalizedContact, time_zone: zone };
      const options = { idempotencyKey: keyOf([request, student, revision]) };
      if (revision !== undefined) return call("account/change-trial", { ...request, revision }, options);
      const chosenStudent = students.find((candidate) => String(candidate.id) === student) ?? students[0];
      const forStudent = chosenStudent && { student_id: chosenStudent.id };
      return call("account/trial", { ...request, ...forStudent }, options);
    },
    onDone,
    toProblem: (failure, shown) => {
      if (shown.length > 0) return undefined;
      const message = toServerMessage(failure, failedMessage) ?? failedMessage;
      if (!isConflict(failure)) return message;
      onConflict(message);
      return undefined;
    },
  });

  return { id, zone, form, channels, channel, resetContact, problem, submit, isSending };
}

/** Whether the server refused because the request has changed since the page loaded it. */
function isConflict(failure: Refusal | NetworkFailure): boolean {
  const conflicts: number[] = [codes.alreadyApplied.code, codes.notAllowed.code, codes.notFound.code];
  return "code" in failure && conflicts.includes(failure.code);
}

/** @returns undefined if the contact is invalid, and `failed` if the phone number rules could not be loaded. */
async function readContact(
  channel: ContactChannel,
  text: string,
  region: string | undefined,
): Promise<string | undefined> {
  try {
    const { normalizeContact } = await import("@/lib/subjects/trials/trial-contact");
    return normalizeContact(channel, text, region);
  } catch {
    return "failed";
  }
}
