import english from "../../../messages/en-US/site.json";
import { fillMissing } from "./fill-missing";
import type { Language } from "./languages";

type SiteMessages = typeof english;

const files = new Map<Language, Promise<SiteMessages>>();

/** Reads `messages/<language>/site.json`. Texts that it lacks are in English. */
export function readSiteMessages(language: Language): Promise<SiteMessages> {
  const known = files.get(language) ?? readComplete(language);
  files.set(language, known);
  return known;
}

async function readComplete(language: Language): Promise<SiteMessages> {
  const file: Promise<{ default: object }> = import(`../../../messages/${language}/site.json`);
  // A language need not have the file.
  return fillMissing((await file.catch(() => undefined))?.default, english);
}
