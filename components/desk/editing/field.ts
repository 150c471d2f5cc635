"use client";

import { useTranslations } from "next-intl";
import { useFormContext, type FieldErrors } from "react-hook-form";
import type { AnyField } from "@/lib/app/editing/form";
import type { Values } from "@/lib/engines/content/form-values";
import type { Kind } from "@/lib/app/editing/kinds";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import { fieldLabels as seasonFieldLabels } from "../campaign/season-labels";
import { problemMessage } from "./records";

export type InputProps = {
  kind: Kind;
  /** Path of the value in the form. */
  name: string;
  field: AnyField;
  /** Replaces the label of the kind's field, for a field inside a list. */
  label?: string;
};

export function fieldLabel(kind: Kind, name: string, t: DeskTranslate<"content">): string {
  const key = `fields.${kind}.${name}` as "fields.teacher.nickname";
  return t.has(key) ? t(key) : name;
}

/** Returns a function that labels fields of a kind; each label appears once. */
export function useFieldLabels(kind: Kind): (names: readonly string[]) => string[] {
  const t = useTranslations("desk.content");
  const tCampaign = useTranslations("desk.campaign");
  if (kind === "season") return (names) => seasonFieldLabels(names, tCampaign);
  return (names) => names.map((name) => fieldLabel(kind, name, t));
}

/** Returns the message of a field's error in the desk's language. */
export function useFieldError(name: string): string | undefined {
  const t = useTranslations("desk.content");
  const { errors } = useFormContext<Values>().formState;
  const found = name
    .split(".")
    .reduce<unknown>(
      (at, part) => (at as Record<string, unknown> | undefined)?.[part],
      errors as FieldErrors,
    );
  return problemMessage((found as { message?: string } | undefined)?.message, t);
}
