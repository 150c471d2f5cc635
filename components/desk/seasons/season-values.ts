"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { SeasonBody } from "@/lib/campaign/season-schema";
import type { Region } from "@/lib/reference/campaign-regions";
import type { CallResponse } from "@/lib/bootstrap/call-types";
import { toSeasonBody, toSeasonValues, type SeasonValues } from "@/lib/campaign/season-form";
import { changedKeys } from "../content/changed-keys";

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
export type SeasonData = CallResponse<"desk/seasons/read">;
type SeasonBase = Pick<SeasonData, "body" | "text">;

/** Serializes the loaded season for `EditorValues.began`. */
export const serializeBase = ({ body, text }: SeasonBase) => JSON.stringify({ body, text });
export const readBase = ({ began }: EditorValues) => JSON.parse(began) as SeasonBase;

export const toEditorValues = (data: SeasonData): EditorValues => ({
  view: data.body ? "form" : "text",
  text: data.text,
  version: data.version,
  began: serializeBase(data),
  body: data.body ? { ...toSeasonValues(data.body as SeasonBody) } : {},
});

/** Converts the form's fields to the shape of the schema. */
export const toBody = ({ body }: EditorValues) => toSeasonBody(body as SeasonValues);

/** Returns the changed fields; for text, `["text"]` if it changed. */
export function changedFields(values: EditorValues, data: SeasonBase): string[] {
  if (values.view === "text") return values.text === data.text ? [] : ["text"];
  return data.body ? changedKeys(data.body, toBody(values)) : ["text"];
}

/** Subscribes to the current value of a field. */
export function useSeasonValue<Value>(path: string): Value {
  const { control } = useFormContext<EditorValues>();
  return useWatch({ control, name: `body.${path}` }) as Value;
}

export const useSeasonRegion = (): Region =>
  useFormContext<EditorValues>().getValues("body.region") as Region;

/** Returns the first server message about a field or anything inside it. */
export function useSeasonProblem(path: string): string | undefined {
  const { errors } = useFormContext<EditorValues>().formState;
  return problemAt(errors, `body.${path}`);
}

export function problemAt(errors: unknown, path: string): string | undefined {
  const found = path.split(".").reduce<unknown>((part, name) => readProperty(part, name), errors);
  return firstMessage(found);
}

const readProperty = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

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
