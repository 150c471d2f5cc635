import compile from "icu-minify/compile";
import format from "icu-minify/format";
import type { Language } from "./languages";

export type MessageValues = Readonly<Record<string, string | number>>;

/** Compiled messages by their text. The number of texts is that of the messages, which the school may change. */
const compiled = new Map<string, ReturnType<typeof compile>>();

const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

/**
 * Formats an ICU message without tags, with the engine of next-intl. For mails, calendars, metadata and other texts of
 * the server; components use next-intl. Server only: it contains the parser.
 * @throws Error for a message that is malformed, or lacks a value
 */
export function formatMessage(message: string, values: MessageValues, language: Language): string {
  const known = compiled.get(message) ?? compile(message);
  compiled.set(message, known);
  return String(format(known, language, requireValues(values, message), { formatters }));
}

/** Without this, the engine would write "undefined" for a value that is missing. */
const requireValues = (values: MessageValues, message: string): MessageValues =>
  new Proxy(values, {
    get(target, name) {
      if (!Object.hasOwn(target, name)) throw new Error(`"${message}" needs a value for ${String(name)}`);
      return target[name as string];
    },
  });
