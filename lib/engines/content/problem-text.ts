import type { DeskMessages } from "../../base/desk/messages";
import type { Translate } from "../../base/i18n/translate";

type Problems = DeskMessages["content"]["problems"];

/**
 * Returns the text of a violated rule. A rule with a measured value appends it to its key, as in `lowContrast:3.21`.
 * @param t translates messages by the keys of `Problem`; `{value}` stands for the measured value
 * @returns undefined for a message that is no problem
 */
export function problemText(message: string, t: Translate<{ problems: Problems }>): string | undefined {
  const [name = "", value] = message.split(":", 2);
  const key = `problems.${(value === undefined ? message : name) as keyof Problems}` as const;
  if (!t.has(key)) return undefined;
  return value === undefined ? t(key) : t(key, { value });
}
