import { readPath } from "./changed-texts";
import { formatMessage, type MessageValues } from "./format-message";
import type { Language } from "./languages";
import type { MessageKey, Translate } from "./translate";

/** Creates the `t` of a tree of messages, for code that runs in the server without next-intl. */
export function createTranslate<Messages extends object>(
  messages: Messages,
  language: Language,
): Translate<Messages> {
  const has = (key: string) => typeof readPath(messages, key) === "string";
  const translate = (key: MessageKey<Messages>, values: MessageValues = {}): string => {
    if (!has(key)) throw new Error(`there is no message ${key}`);
    return formatMessage(readPath(messages, key) as string, values, language);
  };
  return Object.assign(translate, { has });
}
