import type { ComponentType } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ContentResponse } from "@/lib/app/editing/desk-calls";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import type { Language } from "@/lib/base/i18n/languages";
import type { Values } from "@/lib/engines/content/form-values";
import type { useSeasonText } from "../campaign/use-season-text";
import type { merge, Side } from "./merge";

type Fields = Record<string, unknown>;
type Translators = { campaign: DeskTranslate<"campaign"> };

/** What differs at the desk for the records of a kind. */
export type RecordEditor = {
  /** Replaces the inputs of the fields. */
  Fields?: ComponentType<{
    form: UseFormReturn<Values>;
    text: ReturnType<typeof useSeasonText>;
    fields: Fields | undefined;
    isNew: boolean;
  }>;
  /** Stands below the form of a saved record. */
  Section?: ComponentType<{ id: number; isPublished: boolean }>;
  /** Another action on a saved record. */
  Action?: ComponentType<{ record: ContentResponse }>;
  /** The link that begins a record from another one. */
  copyLink?: { href: (id: number) => string; label: (translators: Translators) => string };
  /** The form's own values, beside those of the fields. */
  ownValues?: Values;
  /** Marks what is missing when the form opens. */
  markIncomplete?: (form: UseFormReturn<Values>) => void;
  merge?: (
    base: Fields,
    mine: Fields,
    theirs: Fields,
    choices: Record<string, Side>,
  ) => ReturnType<typeof merge>;
  /** Names the path of a conflict. */
  formatPath?: (
    path: string,
    translators: Translators,
    sides: Record<"base" | "mine" | "theirs", Fields>,
  ) => string;
  /** Explains the preview. */
  previewNote?: (translators: Translators) => string;
  /** The languages of a preview's readers. */
  readerLanguages?: (fields: Fields) => readonly Language[];
};
