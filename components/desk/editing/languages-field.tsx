"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { FieldNotes } from "@/components/ui/field-notes";
import type { Values } from "@/lib/engines/content/form-values";
import type { AnyField } from "@/lib/app/editing/form";
import { isLanguage, languageNames, languages } from "@/lib/base/i18n/languages";
import { CheckLabel } from "../check-label";
import { useOfferedLanguages } from "../offered-languages";
import { useFieldError } from "./field";

type LanguagesFieldProps = { name: string; label: string; field: Pick<AnyField, "atLeast" | "of"> };

/** Languages to choose from: the field's own, all for the site itself, otherwise those that the site offers or the record has. */
export function LanguagesField({ name, label, field }: LanguagesFieldProps) {
  const t = useTranslations("desk.content");
  const { register } = useFormContext<Values>();
  const chosen = useWatch<Values>({ name }) as readonly string[];
  const offered = useOfferedLanguages();
  const error = useFieldError(name);
  const isForSite = field.atLeast !== undefined;
  const options =
    field.of ??
    languages.filter((language) => isForSite || offered.includes(language) || chosen.includes(language));
  const names = new Intl.DisplayNames(document.documentElement.lang, { type: "language" });
  return (
    <fieldset aria-describedby={`field-${name}-hint`}>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {options.map((language) => (
          <CheckLabel key={language} value={language} {...register(name)}>
            {isLanguage(language) ? languageNames[language] : names.of(language)}
          </CheckLabel>
        ))}
      </div>
      <FieldNotes
        id={`field-${name}`}
        hint={field.of ? undefined : isForSite ? t("hints.siteLanguages") : t("hints.languages")}
        error={error}
      />
    </fieldset>
  );
}
