import compile from "icu-minify/compile";
import { getRequestConfig } from "next-intl/server";
import { locale as localeParam } from "next/root-params";
import { fallbackLanguage, isLanguage, type Language } from "./languages";

export default getRequestConfig(async ({ locale: requestedLocale }) => {
  const candidate = requestedLocale ?? (await localeParam());
  const locale = isLanguage(candidate) ? candidate : fallbackLanguage;
  return { locale, messages: await readMessages(locale), timeZone: "Asia/Shanghai" };
});

type Tree = { [key: string]: Tree | string };
type CompiledTree = { [key: string]: CompiledTree | ReturnType<typeof compile> };

const compiled = new Map<Language, Promise<CompiledTree>>();

/** Compiles a language's messages once per process, because next.config.mjs removes the ICU parser from all bundles. */
function readMessages(locale: Language) {
  let messages = compiled.get(locale);
  if (!messages) {
    messages = import(`../../messages/${locale}/site.json`).then((file) => compileTree(file.default));
    compiled.set(locale, messages);
  }
  return messages as Promise<never>;
}

function compileTree(tree: Tree): CompiledTree {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === "string" ? compile(value) : compileTree(value),
  ]);
  return Object.fromEntries(entries);
}
