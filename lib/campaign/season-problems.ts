import { seasonRules } from "./season-schema";
import type { DeskLanguage } from "../desk/language";
import { deskWords } from "../desk/words";

type Rule = keyof typeof seasonRules;

/** Translates a message of the season's schema for the editor. */
export function seasonProblem(message: string, language: DeskLanguage): string {
  const matchingRule = (Object.keys(seasonRules) as Rule[]).find((rule) =>
    message.startsWith(seasonRules[rule]),
  );
  return matchingRule ? deskWords[language].seasons.problems[matchingRule] : message;
}
