import { compileMessages, type CompiledTree, type MessageTree } from "../i18n/compile-messages";
import { pickMessages } from "../i18n/pick-messages";
import type { DeskLanguage } from "./language";
import { deskMessages } from "./messages";
import parts from "./screen-messages.json" with { type: "json" };
import type { DeskScreenName } from "./screens";

/** The parts of the desk's messages that each screen needs; node scripts/assets/desk-messages.mjs writes them. */
const partsOf: Readonly<Record<DeskScreenName, readonly string[]>> = parts;

const compiled = new Map<DeskLanguage, CompiledTree>();

/** Returns the compiled messages that a screen needs. Server only. */
export function screenMessages(screen: DeskScreenName, language: DeskLanguage): object {
  const all = compiled.get(language) ?? compileMessages(deskMessages[language] as unknown as MessageTree);
  compiled.set(language, all);
  return pickMessages(all, partsOf[screen]);
}
