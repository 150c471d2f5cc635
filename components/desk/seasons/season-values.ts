"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { SeasonBody } from "@/lib/campaign/season-schema";
import type { Region } from "@/lib/campaign/region";
import type { DeskAnswer } from "@/lib/desk/contract";
import { toSeasonBody, toSeasonValues, type SeasonValues } from "@/lib/desk/season-form";
import { differing } from "../content/differing";

/** The values of the season editor. Form and text are two views of one draft, so both are stored together. */
export type EditorValues = {
  view: "form" | "text";
  text: string;
  /** The version that the editor loaded. */
  version: number;
  /** The loaded season as JSON: the base for detecting changes and merging. */
  began: string;
  /** Empty if the season does not fit the form. */
  body: Record<string, unknown>;
};

/** A season as loaded from the server. */
export type SeasonData = DeskAnswer<"seasons/read">;
type Began = Pick<SeasonData, "body" | "text">;

/** Serializes the loaded season for `EditorValues.began`. */
export const noted = ({ body, text }: Began) => JSON.stringify({ body, text });
export const beganOf = ({ began }: EditorValues) => JSON.parse(began) as Began;

export const beginWith = (data: SeasonData): EditorValues => ({
  view: data.body ? "form" : "text",
  text: data.text,
  version: data.version,
  began: noted(data),
  body: data.body ? { ...toSeasonValues(data.body as SeasonBody) } : {},
});

/** Converts the form's fields to the shape of the schema. */
export const bodyOf = ({ body }: EditorValues) => toSeasonBody(body as SeasonValues);

/** Returns the changed fields; for text, `["text"]` if it changed. */
export function changedIn(values: EditorValues, data: Began): string[] {
  if (values.view === "text") return values.text === data.text ? [] : ["text"];
  return data.body ? differing(data.body, bodyOf(values)) : ["text"];
}

/** Subscribes to the current value of a field. */
export function useValue<Value>(at: string): Value {
  const { control } = useFormContext<EditorValues>();
  return useWatch({ control, name: `body.${at}` }) as Value;
}

export const useRegion = (): Region => useFormContext<EditorValues>().getValues("body.region") as Region;

/** Returns the first server message about a field or anything inside it. */
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
