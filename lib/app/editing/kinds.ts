import type * as z from "zod/mini";
import { appContent } from "../../subjects/apps/content";
import type { FieldsOfTable } from "../../engines/content/fields";
import type { ContentType } from "../../engines/content/type";
import type { Language } from "../../base/i18n/languages";
import { seasonContent } from "../../subjects/campaign/content";
import { courseContent, liveContent, recordingContent } from "../../subjects/live/content";
import { articleContent, ownPageContent, sitePageContent } from "../../subjects/pages/content";
import { placementContent } from "../../subjects/placements/content";
import { pointPackageContent } from "../../subjects/points/prices/content";
import { partnerContent, schoolContent } from "../../subjects/school/content";
import { seriesContent } from "../../subjects/series/content";
import { teacherContent } from "../../subjects/teachers/content";
import { voiceContent } from "../../subjects/voices/content";

/* Every type of content that the desk edits, each defined in the folder of its subject. */

const types = {
  placement: placementContent,
  partner: partnerContent,
  teacher: teacherContent,
  app: appContent,
  course: courseContent,
  live: liveContent,
  recording: recordingContent,
  series: seriesContent,
  pointPackage: pointPackageContent,
  voice: voiceContent,
  school: schoolContent,
  season: seasonContent,
  sitePage: sitePageContent,
  ownPage: ownPageContent,
  article: articleContent,
};

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
export const isFixed = (kind: Kind) => types[kind].isFixed;
export const isUnpublishable = (kind: Kind) => types[kind].isUnpublishable;
