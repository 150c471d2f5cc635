import campaign from "../../../messages/en-US/campaign.json" with { type: "json" };
import characters from "../../../messages/en-US/characters.json" with { type: "json" };
import site from "../../../messages/en-US/site.json" with { type: "json" };
import { fillMissing } from "./fill-missing";
import type { Language } from "./languages";

/** The messages of pages: those of `site.json`, and those of other files under their names. */
export type SiteMessages = typeof site & { campaign: typeof campaign; characters: typeof characters };

const files = new Map<Language, Promise<SiteMessages>>();

/** Reads the messages of a language in `messages/<language>`. Texts that it lacks are in English. */
export function readSiteMessages(language: Language): Promise<SiteMessages> {
  const known = files.get(language) ?? readComplete(language);
  files.set(language, known);
  return known;
}

async function readComplete(language: Language): Promise<SiteMessages> {
  return {
    ...(await complete(import(`../../../messages/${language}/site.json`), site)),
    campaign: await complete(import(`../../../messages/${language}/campaign.json`), campaign),
    characters: await complete(import(`../../../messages/${language}/characters.json`), characters),
  };
}

/** A language need not have the file. */
async function complete<Messages extends object>(
  file: Promise<{ default: object }>,
  english: Messages,
): Promise<Messages> {
  return fillMissing((await file.catch(() => undefined))?.default, english);
}
