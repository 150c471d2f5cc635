import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type server from "../../../messages/en-US/server.json";
import { fillMissing } from "./fill-missing";
import { fallbackLanguage, perLanguage, type Language } from "./languages";

/** Reads one file of every language's folder in `messages/`. Texts that a language lacks are in English. */
export function readMessageFiles<Messages extends object>(name: string): Record<Language, Messages> {
  const english = readMessageFile(fallbackLanguage, name) as Messages;
  return perLanguage((language) => fillMissing(readMessageFile(language, name), english));
}

/** Reads a file of `messages/`; undefined if the language does not have it. */
export function readMessageFile(language: Language, name: string): object | undefined {
  const file = join(/* turbopackIgnore: true */ process.cwd(), "messages", language, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as object) : undefined;
}

/** Texts that only the server uses: forms and lists show them as they come. */
export const serverMessages = readMessageFiles<typeof server>("server.json");
