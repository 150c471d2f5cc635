import { readFileSync } from "node:fs";
import { join } from "node:path";
import type server from "../../messages/en-US/server.json";
import { perLanguage, type Language } from "./languages";

/**
 * Reads one file of every language's folder in `messages/`.
 * @throws Error if a language lacks the file
 */
export function readMessageFiles<Messages>(name: string): Record<Language, Messages> {
  return perLanguage((language) => {
    const file = join(/* turbopackIgnore: true */ process.cwd(), "messages", language, name);
    return JSON.parse(readFileSync(file, "utf8")) as Messages;
  });
}

/** Texts that only the server uses: forms and lists show them as they come. */
export const serverMessages = readMessageFiles<typeof server>("server.json");
