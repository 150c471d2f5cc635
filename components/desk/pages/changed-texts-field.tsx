"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { toTexts, type ChangedTextsValue, type Texts, type Values } from "@/lib/engines/content/form-values";
import { TextsField } from "../editing/texts-field";
import { Small } from "../small";

type ChangedTextsFieldProps = { path: string; defaults: Record<string, Partial<Texts>> };

/** Longer messages get a text area. */
const longText = 80;

/**
 * The texts of a built-in section, each labeled with its default text. The form holds only those that an editor opened.
 */
export function ChangedTextsField({ path, defaults }: ChangedTextsFieldProps) {
  const t = useTranslations("desk.content");
  const { getValues, setValue } = useFormContext<Values>();
  const changed = (useWatch<Values>({ name: path }) ?? []) as unknown as ChangedTextsValue;
  const language = document.documentElement.lang as keyof Texts;
  const edit = (key: string) =>
    setValue(path, [...(getValues(path) as ChangedTextsValue), { path: key, texts: toTexts({}) }], {
      shouldDirty: true,
    });
  return (
    <fieldset>
      <legend className="font-semibold">{t("sections.texts")}</legend>
      <Small>{t("sections.changedHint")}</Small>
      <ul className="mt-2 grid gap-3">
        {Object.entries(defaults).map(([key, originals]) => {
          const index = changed.findIndex((text) => text.path === key);
          const original = originals[language] ?? originals["en-US"] ?? "";
          return (
            <li key={key}>
              {index < 0 ? (
                <button type="button" className="link text-left" onClick={() => edit(key)}>
                  {original}
                </button>
              ) : (
                <TextsField
                  name={`${path}.${index}.texts`}
                  label={original}
                  field={{ long: original.length > longText, optional: true }}
                  originals={originals}
                />
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
