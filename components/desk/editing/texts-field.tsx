"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import type { AnyField } from "@/lib/app/editing/form";
import type { Texts, Values } from "@/lib/engines/content/form-values";
import { fallbackLanguage, languageNames, type Language } from "@/lib/base/i18n/languages";
import { useWrittenLanguages } from "../offered-languages";
import { useFieldError } from "./field";
import { closestWritten } from "./closest-language";
import { TextareaField } from "@/components/ui/textarea-field";
import { Small } from "../small";
import { MarkdownToolbar } from "../pages/markdown-toolbar";

type TextsFieldProps = {
  name: string;
  label: string;
  field: Pick<AnyField, "most" | "long" | "optional" | "markdown" | "anyLanguage">;
  /** The texts that stand there as long as a language is empty. */
  originals?: Partial<Texts>;
};

/** A text in the site's languages side by side; a missing one has a hint about its fallback. */
export function TextsField({ name, label, field, originals }: TextsFieldProps) {
  const t = useTranslations("desk.content");
  const languages = useWrittenLanguages();
  const { getValues, setValue } = useFormContext<Values>();
  // Re-renders only this field, not the whole form, on each keystroke.
  const texts = useWatch<Values>({ name }) as unknown as Texts;
  const shownLanguages = originals
    ? languages.filter((language) => originals[language] !== undefined)
    : languages;
  const writtenLanguages = languages.filter((language) => texts[language]?.trim());
  const copy = (from: Language, to: Language) =>
    setValue(`${name}.${to}`, getValues(`${name}.${from}`), { shouldDirty: true });
  return (
    <fieldset>
      <legend className="font-semibold">
        {label}{" "}
        <Small>{t("texts.written", { count: writtenLanguages.length, total: languages.length })}</Small>
      </legend>
      <div className="mt-2 grid gap-4 border-l-2 border-line pl-4 desk:grid-cols-2">
        {shownLanguages.map((language) => {
          const source = closestWritten(language, texts);
          return (
            <OneText
              key={language}
              id={`field-${name}-${language}`}
              name={`${name}.${language}`}
              language={language}
              isLong={Boolean(field.long)}
              isMarkdown={Boolean(field.markdown)}
              original={originals?.[language]}
              isMissing={
                !originals &&
                !field.anyLanguage &&
                !texts[language]?.trim() &&
                writtenLanguages.length > 0 &&
                language !== fallbackLanguage
              }
              source={source}
              onCopy={() => source && copy(source, language)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

type OneTextProps = {
  id: string;
  name: string;
  language: Language;
  isLong: boolean;
  isMarkdown: boolean;
  original: string | undefined;
  isMissing: boolean;
  /** The language to copy a missing text from. */
  source: Language | undefined;
  onCopy: () => void;
};

function OneText({
  id,
  name,
  language,
  isLong,
  isMarkdown,
  original,
  isMissing,
  source,
  onCopy,
}: OneTextProps) {
  const t = useTranslations("desk.content");
  const { register } = useFormContext<Values>();
  const error = useFieldError(name);
  const common = {
    id,
    lang: language,
    label: languageNames[language],
    ...(isMissing && { hint: t("texts.missing") }),
    ...(original !== undefined && {
      hint: t("sections.original", { text: original }),
    }),
    ...(error !== undefined && { error }),
    ...register(name),
  };
  return (
    <div className={isMissing ? "[&_:is(input,textarea)]:border-dashed" : undefined}>
      {isMarkdown && <MarkdownToolbar for={id} />}
      {isLong ? <TextareaField {...common} /> : <Field {...common} autoComplete="off" />}
      {isMissing && source && (
        <button type="button" className="link" onClick={onCopy}>
          {t("texts.copy", { language: languageNames[source] })}
          <span className="sr-only">: {languageNames[language]}</span>
        </button>
      )}
    </div>
  );
}
