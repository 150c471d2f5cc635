"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import type { Region } from "@/lib/base/reference/campaign-regions";
import { seasonRules } from "@/lib/subjects/campaign/content";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import { problemMessage } from "../editing/records";

/** The values of a season's form (lib/subjects/campaign/season-form), by paths known only at run time. */
export type EditorValues = Record<string, unknown>;

/** Subscribes to the current value of a field. */
export function useSeasonValue<Value>(path: string): Value {
  const { control } = useFormContext<EditorValues>();
  return useWatch({ control, name: path }) as Value;
}

export const useSeasonRegion = (): Region => useFormContext<EditorValues>().getValues("region") as Region;

/** Returns the first server message about a field or anything inside it, in the desk's language. */
export function useSeasonProblem(path: string): string | undefined {
  const { errors } = useFormContext<EditorValues>().formState;
  const t = useTranslations("desk.content");
  const tCampaign = useTranslations("desk.campaign");
  const found = path.split(".").reduce<unknown>((part, name) => readProperty(part, name), errors);
  return translateProblem(firstMessage(found), tCampaign, t);
}

type Rule = keyof typeof seasonRules;

/** Translates a message of the season's rules or of the rules of all content. */
export function translateProblem(
  message: string | undefined,
  tCampaign: DeskTranslate<"campaign">,
  t: DeskTranslate<"content">,
): string | undefined {
  const rule = (Object.keys(seasonRules) as Rule[]).find((name) => message?.startsWith(seasonRules[name]));
  return rule ? tCampaign(`problems.${rule}`) : problemMessage(message, t);
}

const readProperty = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Counts the messages about fields. @param problem of a form, or of a part of it */
export function countMessages(problem: unknown): number {
  if (typeof problem !== "object" || problem === null) return 0;
  if (typeof readProperty(problem, "message") === "string") return 1;
  return Object.values(problem).reduce<number>((sum, part) => sum + countMessages(part), 0);
}

function firstMessage(problem: unknown): string | undefined {
  if (typeof problem !== "object" || problem === null) return undefined;
  const message = readProperty(problem, "message");
  if (typeof message === "string") return message;
  for (const part of Object.values(problem)) {
    const inner = firstMessage(part);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
