"use client";

import { useFormContext, type FieldErrors } from "react-hook-form";
import type { AnyField } from "@/lib/editing/form";
import type { Values } from "@/lib/content/form-values";
import type { Kind } from "@/lib/editing/kinds";
import type { DeskWords } from "@/lib/desk/words";
import { useWords } from "../words";
import { problemMessage } from "./records";

export type InputProps = { kind: Kind; name: string; field: AnyField };

export function fieldLabel(kind: Kind, name: string, words: DeskWords["content"]): string {
  return (words.fields[kind] as Record<string, string>)[name] ?? name;
}

/** Returns the message of a field's error in the desk's language. */
export function useFieldError(name: string): string | undefined {
  const words = useWords("content");
  const { errors } = useFormContext<Values>().formState;
  const found = name
    .split(".")
    .reduce<unknown>(
      (at, part) => (at as Record<string, unknown> | undefined)?.[part],
      errors as FieldErrors,
    );
  return problemMessage((found as { message?: string } | undefined)?.message, words);
}
