"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { fillPlaceholders } from "@/lib/i18n/fill";
import type { AnyField } from "@/lib/editing/form";
import type { Texts, Values } from "@/lib/content/form-values";
import { fallbackLanguage, languageNames, languages, type Language } from "@/lib/i18n/languages";
import { useWords } from "../words";
import { useFieldError } from "./field";
import { TextareaField } from "@/components/ui/textarea-field";
import { Small } from "../small";

type TextsFieldProps = { name: string; label: string; field: Pick<AnyField, "most" | "long" | "optional"> };

/** A text in seven languages side by side; a missing one has a hint about its fallback. */
export function TextsField({ name, label, field }: TextsFieldProps) {
  const words = useWords("content");
  const { getValues, setValue } = useFormContext<Values>();
  // Re-renders only this field, not the whole form, on each keystroke.
  const texts = useWatch<Values>({ name }) as unknown as Texts;
  const writtenLanguages = languages.filter((language) => texts[language]?.trim());
  const copyFallback = (language: Language) =>
    setValue(`${name}.${language}`, getValues(`${name}.${fallbackLanguage}`), { shouldDirty: true });
  return (
    <fieldset>
      <legend className="font-semibold">
        {label} <Small>{fillPlaceholders(words.texts.written, { count: writtenLanguages.length })}</Small>
      </legend>
      <div className="border-mist mt-2 grid gap-4 border-l-2 pl-4 desk:grid-cols-2">
        {languages.map((language) => (
          <OneText
            key={language}
            id={`field-${name}-${language}`}
            name={`${name}.${language}`}
            language={language}
            isLong={Boolean(field.long)}
            isMissing={
              !texts[language]?.trim() && writtenLanguages.length > 0 && language !== fallbackLanguage
            }
            onCopy={texts[fallbackLanguage]?.trim() ? () => copyFallback(language) : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

type OneTextProps = {
  id: string;
  name: string;
  language: Language;
  isLong: boolean;
  isMissing: boolean;
  onCopy: (() => void) | undefined;
};

function OneText({ id, name, language, isLong, isMissing, onCopy }: OneTextProps) {
  const words = useWords("content");
  const { register } = useFormContext<Values>();
  const error = useFieldError(name);
  const common = {
    id,
    lang: language,
    label: languageNames[language],
    ...(isMissing && { hint: words.texts.missing }),
    ...(error !== undefined && { error }),
    ...register(name),
  };
  return (
    <div className={isMissing ? "[&_:is(input,textarea)]:border-dashed" : undefined}>
      {isLong ? <TextareaField {...common} /> : <Field {...common} autoComplete="off" />}
      {isMissing && onCopy && (
        <button type="button" className="link" onClick={onCopy}>
          {words.texts.copy}
          <span className="sr-only">: {languageNames[language]}</span>
        </button>
      )}
    </div>
  );
}
