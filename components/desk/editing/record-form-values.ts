import type { ContentResponse } from "@/lib/app/editing/desk-calls";
import { toFields, toValues } from "@/lib/app/editing/form";
import { toLocal, toTexts, type Texts, type Values } from "@/lib/engines/content/form-values";
import { hasSeats, type Kind } from "@/lib/app/editing/kinds";
import { recordEditors } from "./record-editors";

export type EditedFields = Record<string, unknown>;
/** The version that a form was loaded from, stored with its values; the base for detecting changes and merging. */
type FormBase = { version: number; fields?: EditedFields; publishAt: string | null };

/** The form's values for a version of a record. */
export const toFormValues = (kind: Kind, { version, fields, publishAt }: FormBase): Values => ({
  ...toValues(kind, fields),
  ...(hasSeats(kind) && { announce: toTexts(undefined) }),
  ...recordEditors[kind]?.ownValues,
  publish: publishAt ? toLocal(publishAt) : "",
  since: "",
  began: JSON.stringify({ version, fields, publishAt }),
});

export const toBase = (source: ContentResponse): FormBase => ({
  version: source.version,
  fields: currentFields(source),
  publishAt: source.publish_at,
});

/** Whether the editor entered a message to students about this change. */
export const hasAnnouncement = ({ announce }: Values) =>
  Object.values((announce ?? {}) as Texts).some((text) => text.trim());

/** The values without the form's own bookkeeping and the one-time message to students. */
export const editedValues = ({
  announce: _a,
  began: _b,
  since: _s,
  seasonTextBefore: _t,
  ...typed
}: Values) => typed;

/** Whether the text view of a season has changes that its fields do not have yet. */
export const hasChangedText = ({ seasonText, seasonTextBefore }: Values) => seasonText !== seasonTextBefore;

export const readBase = (values: Values) => JSON.parse(String(values.began)) as FormBase;

export const currentFields = (record: ContentResponse) => record.draft ?? record.published ?? undefined;

/** Normalizes stored fields as the form would return them: it does not distinguish missing from empty. */
export const normalizeFields = (kind: Kind, fields: EditedFields | undefined) =>
  toFields(kind, toValues(kind, fields), fields);
