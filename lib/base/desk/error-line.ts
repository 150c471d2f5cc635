import type { DeskLanguage } from "./language";

/* Errors in a text have a line prefix (lib/base/yaml/checked: `:12: name is missing`), which the editor shows. */

const lineLabels: Record<DeskLanguage, string> = { "en-US": "Line $1: ", "zh-CN": "第 $1 行：" };

export const formatLine = (message: string, language: DeskLanguage) =>
  message.replace(/^:(\d+): /, lineLabels[language]);

/** The line number in a message; undefined if it has none. */
export function findLine(message: string | undefined): number | undefined {
  const match = /^(?:Line |第 )(\d+)/.exec(message ?? "");
  return match ? Number(match[1]) : undefined;
}
