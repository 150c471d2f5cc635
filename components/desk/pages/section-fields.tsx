"use client";

import { useFormContext } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { toTexts, type ItemValue, type Texts, type Values } from "@/lib/content/form-values";
import { newItemValues, sectionTable, tableEntries, type AnyField } from "@/lib/editing/form";
import type { Kind } from "@/lib/editing/kinds";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { EditableItem, RemoveButton, editableFoldClasses } from "../editing/editable-item";
import { FieldInput } from "../editing/field-input";
import { TextsField } from "../editing/texts-field";
import { Fold } from "../fold";
import { Small } from "../small";
import { useWords } from "../words";
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
  const words = useWords("content").sections;
  if (type === "later") return <p>{words.laterText}</p>;
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

type NamedInputProps = { kind: Kind; path: string; name: string; field: AnyField };

function NamedInput({ kind, path, name, field }: NamedInputProps) {
  const words = useWords("content").sections.fields as Record<string, string>;
  const label = words[name] ?? name;
  if (field.input === "items")
    return <ItemsField kind={kind} path={`${path}.${name}`} label={label} field={field} />;
  return <FieldInput kind={kind} name={`${path}.${name}`} field={field} label={label} />;
}

/** A list of objects with the same fields, such as questions with their answers. */
function ItemsField({
  kind,
  path,
  label,
  field,
}: {
  kind: Kind;
  path: string;
  label: string;
  field: AnyField;
}) {
  const words = useWords("content").sections;
  const { watch, getValues, setValue } = useFormContext<Values>();
  const count = ((watch(path) as ItemValue[] | undefined) ?? []).length;
  const table = field.fields ?? {};
  const change = (edit: (items: ItemValue[]) => ItemValue[]) =>
    setValue(path, edit(getValues(path) as ItemValue[]), { shouldDirty: true });
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <ol>
        {Array.from({ length: count }, (_, index) => (
          <EditableItem key={index}>
            <Fold
              summary={fillPlaceholders(words.item, { n: index + 1 })}
              open={index === count - 1 || undefined}
              {...editableFoldClasses}
            >
              {tableEntries(table).map(([name, inner]) => (
                <NamedInput key={name} kind={kind} path={`${path}.${index}`} name={name} field={inner} />
              ))}
            </Fold>
            <RemoveButton
              aria-label={fillPlaceholders(words.removeItem, { n: index + 1 })}
              onClick={() => change((items) => items.toSpliced(index, 1))}
            />
          </EditableItem>
        ))}
      </ol>
      {count < (field.upTo ?? 1) && (
        <button
          type="button"
          className={buttonClasses.secondary}
          onClick={() => change((items) => [...items, newItemValues(table)])}
        >
          {words.addItem}
        </button>
      )}
    </fieldset>
  );
}

/** The changed texts and the document of a built-in section. */
function BuiltInFields({ path, defaults }: { path: string; defaults: SectionDefaults }) {
  const words = useWords("content").sections;
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
          <Small>{words.documentHint}</Small>
          <p>
            <button type="button" className={buttonClasses.secondary} onClick={startDocument}>
              {words.startDocument}
            </button>
          </p>
          <TextsField
            name={`${path}.document`}
            label={words.fields.document}
            field={{ long: true, markdown: true, optional: true, anyLanguage: true }}
          />
        </>
      )}
      {!hasTexts && !defaults.document && <Small>{words.textsElsewhere}</Small>}
    </>
  );
}
