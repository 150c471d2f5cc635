"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { toTexts, type Texts, type Values } from "@/lib/engines/content/form-values";
import type { DeskMessages } from "@/lib/base/desk/messages";
import { newItemValues, sectionTable, tableEntries, type AnyField } from "@/lib/app/editing/form";
import type { Kind } from "@/lib/app/editing/kinds";
import { editableFoldClasses } from "../editing/editable-item";
import { FieldInput } from "../editing/field-input";
import { ItemList } from "../editing/item-list";
import { TextsField } from "../editing/texts-field";
import { Fold } from "../fold";
import { Small } from "../small";
import { ChangedTextsField } from "./changed-texts-field";

/** What a built-in section shows if the school changes nothing. */
export type SectionDefaults = {
  /** Texts by message path and language. */
  texts: Record<string, Partial<Texts>>;
  /** The Markdown document, by language. */
  document: Partial<Texts> | undefined;
};

type SectionFieldsProps = {
  kind: Kind;
  /** Path of the section's values in the form. */
  path: string;
  type: string;
  isFixed: boolean;
  defaults: SectionDefaults;
};

const commonNames = ["hidden", "shownFrom", "shownUntil"];

/** The inputs of one section. */
export function SectionFields({ kind, path, type, isFixed, defaults }: SectionFieldsProps) {
  const t = useTranslations("desk.content");
  if (type === "later") return <p>{t("sections.laterText")}</p>;
  const entries = tableEntries(sectionTable(type));
  const own = entries.filter(([name]) => !commonNames.includes(name));
  const common = entries.filter(([name]) => commonNames.includes(name));
  return (
    <>
      {type === "builtIn" ? (
        <BuiltInFields path={path} defaults={defaults} />
      ) : (
        own.map(([name, field]) => (
          <NamedInput key={name} kind={kind} path={path} name={name} field={field} />
        ))
      )}
      {!isFixed &&
        common.map(([name, field]) => (
          <NamedInput key={name} kind={kind} path={path} name={name} field={field} />
        ))}
    </>
  );
}

type SectionField = keyof DeskMessages["content"]["sections"]["fields"];
type NamedInputProps = { kind: Kind; path: string; name: string; field: AnyField };

function NamedInput({ kind, path, name, field }: NamedInputProps) {
  const t = useTranslations("desk.content");
  const key = `sections.fields.${name as SectionField}` as const;
  const label = t.has(key) ? t(key) : name;
  if (field.input === "items")
    return <ItemsField kind={kind} path={`${path}.${name}`} label={label} field={field} />;
  return <FieldInput kind={kind} name={`${path}.${name}`} field={field} label={label} />;
}

type ItemsFieldProps = { kind: Kind; path: string; label: string; field: AnyField };

/** A list of objects with the same fields, such as questions with their answers. */
function ItemsField({ kind, path, label, field }: ItemsFieldProps) {
  const t = useTranslations("desk.content");
  const table = field.fields ?? {};
  return (
    <ItemList
      name={path}
      label={label}
      add={t("sections.addItem")}
      removeLabel={(n) => t("sections.removeItem", { n })}
      maxItems={field.upTo ?? 1}
      newItem={() => newItemValues(table)}
    >
      {(itemPath, index, isLast) => (
        <Fold
          summary={t("sections.item", { n: index + 1 })}
          open={isLast || undefined}
          {...editableFoldClasses}
        >
          {tableEntries(table).map(([name, inner]) => (
            <NamedInput key={name} kind={kind} path={itemPath} name={name} field={inner} />
          ))}
        </Fold>
      )}
    </ItemList>
  );
}

/** The changed texts and the document of a built-in section. */
function BuiltInFields({ path, defaults }: { path: string; defaults: SectionDefaults }) {
  const t = useTranslations("desk.content");
  const { getValues, setValue } = useFormContext<Values>();
  const hasTexts = Object.keys(defaults.texts).length > 0;
  const startDocument = () => {
    const written = getValues(`${path}.document`) as unknown as Texts;
    const merged = Object.entries(toTexts(defaults.document)).map(([language, text]) => [
      language,
      written[language as keyof Texts] || text,
    ]);
    setValue(`${path}.document`, Object.fromEntries(merged) as never, { shouldDirty: true });
  };
  return (
    <>
      {hasTexts && <ChangedTextsField path={`${path}.texts`} defaults={defaults.texts} />}
      {defaults.document && (
        <>
          <Small>{t("sections.documentHint")}</Small>
          <p>
            <button type="button" className={buttonClasses.secondary} onClick={startDocument}>
              {t("sections.startDocument")}
            </button>
          </p>
          <TextsField
            name={`${path}.document`}
            label={t("sections.fields.document")}
            field={{ long: true, markdown: true, optional: true, anyLanguage: true }}
          />
        </>
      )}
      {!hasTexts && !defaults.document && <Small>{t("sections.textsElsewhere")}</Small>}
    </>
  );
}
