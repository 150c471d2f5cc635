import * as z from "zod/mini";
import { fallbackLanguage, languages, type Language } from "../../base/i18n/languages";

/**
 * Values by language of a content file. English is required, and replaces the values of languages that a file lacks, so
 * that the site starts in a language that is added later.
 */
export function withFallback<Schema extends z.ZodMiniType, Of extends Language = Language>(
  schema: Schema,
  of: readonly Of[] = languages as unknown as readonly Of[],
) {
  const shape: Record<string, z.core.$ZodType> = Object.fromEntries(
    of.map((language) => [language, language === fallbackLanguage ? schema : z.optional(schema)]),
  );
  const fill = (values: Partial<Record<string, unknown>>) =>
    Object.fromEntries(of.map((language) => [language, values[language] ?? values[fallbackLanguage]]));
  return z.pipe(z.strictObject(shape), z.transform(fill)) as unknown as z.ZodMiniType<
    Record<Of, z.output<Schema>>
  >;
}
