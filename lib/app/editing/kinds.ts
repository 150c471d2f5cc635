import type * as z from "zod/mini";
import type { FieldsOfTable } from "../../engines/content/fields";
import type { ContentType } from "../../engines/content/type";
import { contentTypes } from "../content-types";
import type { Language } from "../../base/i18n/languages";

const types = contentTypes;
type Types = typeof types;
export type Kind = keyof Types;
export const kindNames = Object.keys(types) as [Kind, ...Kind[]];

/** Validated fields of a record. */
export type FieldsOf<Of extends Kind> = FieldsOfTable<Types[Of]["fields"]>;
export type Fields = { [Name in Kind]: FieldsOf<Name> }[Kind];

/** One property of every type, by kind. */
const perKind = <Name extends keyof Types[Kind]>(property: Name) =>
  Object.fromEntries(kindNames.map((kind) => [kind, types[kind][property]])) as {
    [Of in Kind]: Types[Of][Name];
  };

export const fields = perKind("fields");
export const schemas = perKind("schema") as { [Of in Kind]: z.ZodMiniType<FieldsOf<Of>> };
export const titleField = perKind("titleField");
export const maxRecords = perKind("maxRecords");
/** Id under which a record that has not been saved yet is previewed: no record has the largest id. */
export const unsavedId = 2_147_483_647;
/** The public paths of the pages that show a record. @param fields as edited */
export const previewPages = (kind: Kind, id: number, fields: Readonly<Record<string, unknown>>) =>
  types[kind].pages(id, fields);
export const nameOf = perKind("nameOf") as Record<Kind, ContentType["nameOf"]>;
export const isTranslated = (kind: Kind) => types[kind].isTranslated;
/** The languages in which a record is shown; empty for all. */
export const shownIn = (kind: Kind, fields: Readonly<Record<string, unknown>>): readonly Language[] =>
  types[kind].shownIn?.(fields) ?? [];
export const hasSeats = (kind: Kind) => types[kind].hasSeats;
export const isSingle = (kind: Kind) => types[kind].isSingle;
export const listPath = (kind: Kind) => types[kind].listPath;
/** How a preview finds a record on the pages that show it; undefined for those that fill their pages. */
export const findOnPages = (kind: Kind, id: number) => {
  const { fillsPages, linkTo, isTitleHidden } = types[kind];
  return fillsPages ? undefined : { link: linkTo?.(id), isTitleHidden };
};
export const toCopy = (kind: Kind, fields: Readonly<Record<string, unknown>>, query: URLSearchParams) =>
  types[kind].toCopy?.(fields, query) ?? { ...fields };
export const identityField = (kind: Kind) => types[kind].identityField;
export const formOf = (kind: Kind) => types[kind].form;
export const isFixed = (kind: Kind) => types[kind].isFixed;
/** Whether the desk can add and copy records of a kind. */
export const canAdd = (kind: Kind) => !types[kind].isFixed && !types[kind].isAddedElsewhere;
/** The kinds with warnings before a record is published. */
export const warnedKinds = kindNames.filter((kind) => types[kind].isWarned) as [Kind, ...Kind[]];
export const isUnpublishable = (kind: Kind) => types[kind].isUnpublishable;
