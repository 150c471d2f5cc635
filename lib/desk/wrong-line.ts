import type { DeskLanguage } from "./language";

/* A mistake in a text is told with its line (lib/yaml/checked: `:12: name is missing`), which the editor then shows. */

const words: Record<DeskLanguage, string> = { "en-US": "Line $1: ", "zh-CN": "第 $1 行：" };

export const withLine = (said: string, language: DeskLanguage) => said.replace(/^:(\d+): /, words[language]);

/** The line that a message is of; undefined where it names none. */
export function lineOf(message: string | undefined): number | undefined {
  const told = /^(?:Line |第 )(\d+)/.exec(message ?? "");
  return told ? Number(told[1]) : undefined;
}
