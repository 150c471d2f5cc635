import { fillPlaceholders } from "../../base/i18n/fill";

/**
 * Returns the text of a violated rule. A rule with a measured value appends it to its key, as in `lowContrast:3.21`.
 * @param problems texts by key of `Problem`; `{value}` stands for the measured value
 * @returns undefined for a message that is no problem
 */
export function problemText(message: string, problems: Readonly<Record<string, string>>): string | undefined {
  const [key = "", value] = message.split(":", 2);
  const text = problems[value === undefined ? message : key];
  return text !== undefined && value !== undefined ? fillPlaceholders(text, { value }) : text;
}
