import compile from "icu-minify/compile";
import { getRequestConfig } from "next-intl/server";
import { locale as localeParam } from "next/root-params";
import { changedTexts, replaceTexts, type ChangedTexts } from "./changed-texts";
import { fallbackLanguage, isLanguage, type Language } from "./languages";

export default getRequestConfig(async ({ locale: requestedLocale }) => {
  const candidate = requestedLocale ?? (await localeParam());
  const locale = isLanguage(candidate) ? candidate : fallbackLanguage;
  const messages = replaceChanged(await readMessages(locale), changedTexts(locale));
  return { locale, messages: messages as never, timeZone: "Asia/Shanghai" };
});

type Tree = { [key: string]: Tree | string };
type CompiledTree = { [key: string]: CompiledTree | ReturnType<typeof compile> };

const compiled = new Map<Language, Promise<CompiledTree>>();

/** Compiles a language's messages once per process, because next.config.mjs removes the ICU parser from all bundles. */
function readMessages(locale: Language): Promise<CompiledTree> {
  let messages = compiled.get(locale);
  if (!messages) {
    messages = import(`../../messages/${locale}/site.json`).then((file) => compileTree(file.default));
    compiled.set(locale, messages);
  }
  return messages;
}

function compileTree(tree: Tree): CompiledTree {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === "string" ? compile(value) : compileTree(value),
  ]);
  return Object.fromEntries(entries);
}

const replaced = new WeakMap<ChangedTexts, CompiledTree>();

/** Puts the messages that the school changed into a copy of the tree, once for each set of changes. */
function replaceChanged(messages: CompiledTree, changes: ChangedTexts): CompiledTree {
  if (changes.size === 0) return messages;
  let result = replaced.get(changes);
  if (!result) {
    result = replaceTexts(messages, changes, compile);
    replaced.set(changes, result);
  }
  return result;
}
