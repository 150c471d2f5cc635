"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { SeasonBody } from "@/lib/campaign/season-schema";
import type { Region } from "@/lib/campaign/region";
import type { DeskAnswer } from "@/lib/desk/contract";
import { toSeasonBody, toSeasonValues, type SeasonValues } from "@/lib/desk/season-form";
import { differing } from "../content/differing";

/** What the editor holds: both ways of editing are of one draft, and so are kept together. */
export type EditorValues = {
  view: "form" | "text";
  text: string;
  /** Of the season that was begun with. */
  version: number;
  /** What it was, as JSON: kept with what was typed, it says what of it somebody changed. */
  began: string;
  /** Empty where a season fits the form no more. */
  body: Record<string, unknown>;
};

/** A season as it was read. */
export type SeasonData = DeskAnswer<"seasons/read">;
type Began = Pick<SeasonData, "body" | "text">;

/** What a form notes of the season that it begins with. */
export const noted = ({ body, text }: Began) => JSON.stringify({ body, text });
export const beganOf = ({ began }: EditorValues) => JSON.parse(began) as Began;

export const beginWith = (data: SeasonData): EditorValues => ({
  view: data.body ? "form" : "text",
  text: data.text,
  version: data.version,
  began: noted(data),
  body: data.body ? { ...toSeasonValues(data.body as SeasonBody) } : {},
});

/** The fields, as the schema wants them. */
export const bodyOf = ({ body }: EditorValues) => toSeasonBody(body as SeasonValues);

/** Names of the fields that are not as they were read; of a text, whether any is. */
export function changedIn(values: EditorValues, data: Began): string[] {
  if (values.view === "text") return values.text === data.text ? [] : ["text"];
  return data.body ? differing(data.body, bodyOf(values)) : ["text"];
}

/** A field's value, as it is typed. */
export function useValue<Value>(at: string): Value {
  const { control } = useFormContext<EditorValues>();
  return useWatch({ control, name: `body.${at}` }) as Value;
}

export const useRegion = (): Region => useFormContext<EditorValues>().getValues("body.region") as Region;

/** What the server says of a field, or of the first thing in it. */
export function useSeasonProblem(at: string): string | undefined {
  const { errors } = useFormContext<EditorValues>().formState;
  return problemAt(errors, `body.${at}`);
}

export function problemAt(errors: unknown, path: string): string | undefined {
  const found = path.split(".").reduce<unknown>((part, name) => partOf(part, name), errors);
  return firstMessage(found);
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === "object" && whole !== null ? (whole as Record<string, unknown>)[name] : undefined;

function firstMessage(problem: unknown): string | undefined {
  if (typeof problem !== "object" || problem === null) return undefined;
  const message = partOf(problem, "message");
  if (typeof message === "string") return message;
  for (const part of Object.values(problem)) {
    const inner = firstMessage(part);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
