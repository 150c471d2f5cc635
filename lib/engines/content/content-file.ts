import type * as z from "zod/mini";
import words from "../../../messages/en-US/desk/content.json" with { type: "json" };
import { fallbackLanguage } from "../../base/i18n/languages";
import { createTranslate } from "../../base/i18n/server-translate";
import { problemText } from "./problem-text";
import { readYaml } from "../../base/yaml/checked";

/**
 * Parses a YAML file whose fields follow the rules of the desk's forms.
 * @param file name for error messages
 * @throws Error with a one-line message: file, line and problem
 */
export function parseContentFile<Value>(file: string, source: string, schema: z.ZodMiniType<Value>): Value {
  const { value, toError } = readYaml(file, source);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const t = createTranslate({ problems: words.problems }, fallbackLanguage);
  throw toError(
    parsed.error.issues,
    "the file",
    (message) => `is wrong: ${problemText(message, t) ?? message}`,
  );
}
