"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFieldArray, useFormContext, useWatch, type Control } from "react-hook-form";
import { useCall } from "@/components/calls/use-call";
import { randomId } from "@/lib/engines/calls/browser/random-id";
import { buttonClasses } from "@/components/ui/button";
import { FieldNotes } from "@/components/ui/field-notes";
import { SelectField } from "@/components/ui/select-field";
import { localizedText, type ItemValue, type Values } from "@/lib/engines/content/form-values";
import { newSectionValues } from "@/lib/app/editing/form";
import type { Kind } from "@/lib/app/editing/kinds";
import { addedSections, type AddedSectionType } from "@/lib/subjects/pages/section-types";
import { findSitePage, sitePage } from "@/lib/subjects/pages/site-pages";
import { useFieldError } from "../editing/field";
import { readQuery } from "../editing/records";
import { ListItem, ListItemFold } from "../list-item";
import { LoadingOrError } from "../loading-or-error";
import { Small } from "../small";
import { SmallButton } from "../small-button";
import { SectionFields, type SectionDefaults } from "./section-fields";

type Form = { sections: ItemValue[] };

/** A random id that no other section of the page has. */
const createId = () => `s${randomId().slice(0, 8)}`;

/** The sections of a page or the entries of a menu: their order, what each contains and when it is shown. */
export function SectionsField({ kind, label }: { kind: Kind; label: string }) {
  const page = kind === "sitePage" ? findSitePage(Number(readQuery().get("id"))) : undefined;
  const { data, failure, reload } = useCall("desk/pages/texts", page ? { id: sitePage(page).id } : undefined);
  if (page && !data) return <LoadingOrError failure={failure} onRetry={reload} />;
  const definition = page && sitePage(page);
  return (
    <SectionList
      kind={kind}
      label={label}
      adds={definition?.adds ?? "sections"}
      fixedIds={Object.entries(definition?.sections ?? {}).flatMap(([id, { isFixed }]) =>
        isFixed ? [id] : [],
      )}
      defaultsOf={(id) => ({ texts: data?.texts[id] ?? {}, document: data?.documents[id] })}
    />
  );
}

type SectionListProps = {
  kind: Kind;
  label: string;
  adds: "sections" | "links" | "nothing";
  /** Sections that are neither moved nor hidden. */
  fixedIds: readonly string[];
  defaultsOf: (id: string) => SectionDefaults;
};

function SectionList({ kind, label, adds, fixedIds, defaultsOf }: SectionListProps) {
  const t = useTranslations("desk.content");
  const { control, getValues, clearErrors } = useFormContext<Values>();
  const list = useFieldArray({
    control: control as unknown as Control<Form>,
    name: "sections",
    keyName: "fieldKey",
  });
  const error = useFieldError("sections");
  const sectionName = useSectionName();
  const [removed, setRemoved] = useState<{ index: number; section: ItemValue }>();
  const sections = () => getValues("sections") as ItemValue[];
  const { length } = list.fields;
  const move = (from: number, to: number) => to >= 0 && to < length && list.move(from, to);
  const remove = (index: number) => {
    clearErrors(`sections.${index}`);
    setRemoved({ index, section: sections()[index]! });
    list.remove(index);
  };
  const add = (type: AddedSectionType | "menuLink") =>
    list.append(newSectionValues(createId(), type) as never, { shouldFocus: false });
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <FieldNotes id="field-sections" error={error} />
      {length === 0 && <p>{t("sections.none")}</p>}
      <ol data-part="sections">
        {list.fields.map((field, index) => {
          const { fieldKey, id } = field as unknown as Record<"fieldKey" | "id", string>;
          return (
            <SectionItem
              key={fieldKey}
              kind={kind}
              index={index}
              isFixed={fixedIds.includes(id)}
              isLast={index === length - 1}
              defaults={defaultsOf(id)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          );
        })}
      </ol>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        {adds === "sections" && <AddSection onAdd={add} />}
        {adds === "links" && (
          <button type="button" className={buttonClasses.secondary} onClick={() => add("menuLink")}>
            {t("sections.addLink")}
          </button>
        )}
        {removed && (
          <button
            type="button"
            className={buttonClasses.secondary}
            onClick={() => {
              list.insert(removed.index, removed.section as never);
              setRemoved(undefined);
            }}
          >
            {t("sections.putBack", { name: sectionName(removed.section) })}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** Returns a function that names a section: by its heading, else by what it is. */
function useSectionName() {
  const t = useTranslations("desk.content");
  const find = (path: string) => {
    const key = path as "sections.types.hero";
    return t.has(key) ? t(key) : undefined;
  };
  return (section: ItemValue | undefined): string => {
    if (!section) return "";
    const { id, type, heading, text } = section;
    if (type === "builtIn") return find(`sections.names.${String(id)}`) ?? String(id);
    const title = localizedText(type === "menuLink" ? text : heading, document.documentElement.lang);
    return title || (find(`sections.types.${String(type)}`) ?? String(type));
  };
}

type SectionItemProps = {
  kind: Kind;
  index: number;
  isFixed: boolean;
  isLast: boolean;
  defaults: SectionDefaults;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function SectionItem({ kind, index, isFixed, isLast, defaults, onMove, onRemove }: SectionItemProps) {
  const t = useTranslations("desk.content");
  const section = useWatch<Values>({ name: `sections.${index}` }) as unknown as ItemValue | undefined;
  const { errors } = useFormContext<Values>().formState;
  const sectionName = useSectionName();
  // Read once, so that a new section stays open while its heading is typed.
  const [isNew] = useState(
    () => section?.type !== "builtIn" && !localizedText(section?.heading ?? section?.text, ""),
  );
  if (!section) return null;
  const hasError = Boolean((errors.sections as unknown as unknown[] | undefined)?.[index]);
  const notes = [
    section.type !== "builtIn" &&
      section.type !== "menuLink" &&
      t(`sections.types.${section.type as "hero"}`),
    section.hidden === true && t("sections.isHidden"),
    Boolean(section.shownFrom || section.shownUntil) && t("sections.isTimed"),
    ((section.texts as unknown[] | undefined)?.length ?? 0) > 0 && t("sections.isChanged"),
  ].filter(Boolean);
  const name = sectionName(section);
  return (
    <ListItem>
      <ListItemFold
        summary={
          <>
            {name}
            {notes.length > 0 && <Small> · {notes.join(" · ")}</Small>}
          </>
        }
        open={isNew || hasError || undefined}
      >
        <SectionFields
          kind={kind}
          path={`sections.${index}`}
          type={String(section.type)}
          isFixed={isFixed}
          defaults={defaults}
        />
      </ListItemFold>
      {!isFixed && (
        <span className="flex flex-wrap gap-2">
          <SmallButton
            aria-label={t("order.up", { name })}
            aria-disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            ↑
          </SmallButton>
          <SmallButton
            aria-label={t("order.down", { name })}
            aria-disabled={isLast}
            onClick={() => onMove(index + 1)}
          >
            ↓
          </SmallButton>
          {section.type !== "builtIn" && (
            <SmallButton aria-label={t("sections.remove", { name })} onClick={onRemove}>
              ✕
            </SmallButton>
          )}
        </span>
      )}
    </ListItem>
  );
}

function AddSection({ onAdd }: { onAdd: (type: AddedSectionType) => void }) {
  const t = useTranslations("desk.content");
  const types = Object.keys(addedSections) as AddedSectionType[];
  const [type, setType] = useState<AddedSectionType>("richText");
  return (
    <>
      <SelectField
        id="new-section"
        label={t("sections.add")}
        value={type}
        options={types.map((value) => ({ value, text: t(`sections.types.${value}`) }))}
        onChange={(event) => setType(event.currentTarget.value as AddedSectionType)}
      />
      <button type="button" className={buttonClasses.secondary} onClick={() => onAdd(type)}>
        + {t(`sections.types.${type}`)}
      </button>
    </>
  );
}
