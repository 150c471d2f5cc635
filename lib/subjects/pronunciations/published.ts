import { localize } from "../../base/db/localized";
import { previewValue } from "../../base/db/preview-context";
import type { Language } from "../../base/i18n/languages";
import { processState } from "../../base/process-state";
import type { PronunciationFields } from "./content";

/*
 * The published recordings in this process. Synchronous, like all content of static pages; loaded at the start and after
 * each publication (./store.ts). None with another provider. Server only.
 */

export type Pronunciations = readonly PronunciationFields[];

/** A recording of the school: its address, and the name of the teacher who speaks. */
export type SchoolVoice = { address: string; name: string };

/** By text in simplified characters. */
export type SchoolVoices = Readonly<Record<string, SchoolVoice>>;

const slot = processState<Pronunciations>("pronunciations");

/** The recordings of the draft. */
export const previewedPronunciations = previewValue<Pronunciations>("pronunciations");

/** Replaces the recordings after publication. The caller must revalidate the pages. */
export function setPronunciations(published: Pronunciations): void {
  slot.value = published;
}

/**
 * Returns the school's voices for texts in simplified characters: of several teachers who recorded a text, the first one's.
 */
export function voicesOf(texts: Iterable<string>, language: Language): SchoolVoices {
  const wanted = new Set(texts);
  const voices: Record<string, SchoolVoice> = {};
  for (const { name, recordings } of previewedPronunciations.current() ?? slot.value ?? [])
    for (const { text, sound } of recordings)
      if (wanted.has(text)) voices[text] ??= { address: sound, name: localize(name, language) };
  return voices;
}
