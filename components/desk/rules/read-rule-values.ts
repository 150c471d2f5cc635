import { parseWholeNumber } from "@/lib/base/text/grouped-number";
import { defaultRules, type LessonRule } from "@/lib/subjects/rules/rule";

/** The rule of a form: an empty number is null, and one that cannot be read is missing. */
export type RuleValues = { [Name in keyof LessonRule]?: LessonRule[Name] };

export function readRuleValues(values: Readonly<Record<string, unknown>>): RuleValues {
  const entries = Object.entries(defaultRules.series).map(([name, standard]) => {
    const entered = values[name];
    const value = typeof entered === "string" ? entered : "";
    const isText = typeof standard === "string";
    return [name, isText ? value : readNumber(value)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as RuleValues;
}

function readNumber(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const value = parseWholeNumber(text);
  return Number.isInteger(value) && value >= 0 ? value : undefined;
}
