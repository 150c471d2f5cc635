import { getRequestConfig } from "next-intl/server";
import { locale as localeParam } from "next/root-params";
import { changedTexts, replaceTexts, type ChangedTexts } from "../base/i18n/changed-texts";
import {
  compileMessage,
  compileMessages,
  type CompiledMessage,
  type CompiledTree,
  type MessageTree,
} from "../base/i18n/compile-messages";
import { fallbackLanguage, isLanguage } from "../base/i18n/languages";
import { readSiteMessages } from "../base/i18n/site-messages";
import { schoolZone } from "../subjects/school/zone";
import { zoneNames, type ZoneWords } from "../base/i18n/zone-name";

export default getRequestConfig(async ({ locale: requestedLocale }) => {
  const candidate = requestedLocale ?? (await localeParam());
  const locale = isLanguage(candidate) ? candidate : fallbackLanguage;
  const timeZone = schoolZone();
  const source: Source = await readSiteMessages(locale);
  const toMessage = createCompiler(zoneNames(timeZone, locale, source.zones));
  const messages = replaceChanged(
    compileOnce(`${locale} ${timeZone}`, source, toMessage),
    changedTexts(locale),
    toMessage,
  );
  return { locale, messages: messages as never, timeZone };
});

type Source = MessageTree & { zones: ZoneWords };
type Compiler = (text: string) => CompiledMessage;

/**
 * Creates a compiler of messages that first fills in the name of the school's time zone, which is the same in every
 * message of a page. Texts of the server and of the browser then agree, whatever names the browser knows.
 */
const createCompiler =
  (names: ReturnType<typeof zoneNames>): Compiler =>
  (text) =>
    compileMessage(text.replace(/\{([sS]choolZone)\}/g, (_, name: keyof typeof names) => names[name]));

const compiled = new Map<string, CompiledTree>();

/** Compiles messages once per process. */
function compileOnce(key: string, source: MessageTree, toMessage: Compiler): CompiledTree {
  const messages = compiled.get(key) ?? compileMessages(source, toMessage);
  compiled.set(key, messages);
  return messages;
}

const replaced = new WeakMap<ChangedTexts, Map<CompiledTree, CompiledTree>>();

/** Puts the messages that the school changed into a copy of the tree, once for each tree and set of changes. */
function replaceChanged(messages: CompiledTree, changes: ChangedTexts, toMessage: Compiler): CompiledTree {
  if (changes.size === 0) return messages;
  const known = replaced.get(changes) ?? new Map<CompiledTree, CompiledTree>();
  replaced.set(changes, known);
  const result = known.get(messages) ?? replaceTexts(messages, changes, toMessage);
  known.set(messages, result);
  return result;
}
