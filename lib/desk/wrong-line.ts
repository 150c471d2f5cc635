import type { DeskLanguage } from "./language";

/* Errors in a text have a line prefix (lib/yaml/checked: `:12: name is missing`), which the editor shows. */

const words: Record<DeskLanguage, string> = { "en-US": "Line $1: ", "zh-CN": "第 $1 行：" };

export const withLine = (said: string, language: DeskLanguage) => said.replace(/^:(\d+): /, words[language]);

/** The line number in a message; undefined if it has none. */
export function lineOf(message: string | undefined): number | undefined {
  const told = /^(?:Line |第 )(\d+)/.exec(message ?? "");
  return told ? Number(told[1]) : undefined;
}
