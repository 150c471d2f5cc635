import { previewValue } from "../../base/db/preview-context";
import type { Language } from "../../base/i18n/languages";
import { processState } from "../../base/process-state";
import { closestLanguages } from "../texts/languages";
import type { VoiceFields } from "./content";

/*
 * The published voices of students in this process. Synchronous, like all content of static pages; loaded at the start
 * and after each publication (./store.ts). None with another provider. Server only.
 */

/** A voice as pages have it: without the note of consent, which is for staff only. */
export type Voice = Omit<VoiceFields, "consent"> & { id: number };

const slot = processState<readonly Voice[]>("studentVoices");

/** The voices of the draft. */
export const previewedVoices = previewValue<readonly Voice[]>("studentVoices");

/** Replaces the voices after publication. The caller must revalidate the pages. */
export function setVoices(voices: readonly Voice[]): void {
  slot.value = voices;
}

/** The voices that visitors see now, in the school's order; within a preview, those of the draft. */
export function shownVoices(now = new Date()): Voice[] {
  const time = now.toISOString();
  return (previewedVoices.current() ?? slot.value ?? []).filter(
    ({ activeFrom, activeUntil }) =>
      (activeFrom === null || activeFrom <= time) && (activeUntil === null || time < activeUntil),
  );
}

/** Returns what a student said in a language, else in the closest one that is written, else as the student wrote it. */
export function pickQuote(
  { quote, originalLanguage }: Pick<Voice, "quote" | "originalLanguage">,
  language: Language,
): { text: string; language: Language } {
  const chosen = closestLanguages(language).find((one) => quote[one] !== undefined) ?? originalLanguage;
  return { text: quote[chosen] ?? "", language: chosen };
}
