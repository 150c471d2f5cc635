"use client";

import { useTranslations } from "next-intl";
import { localizedText } from "@/lib/engines/content/form-values";
import { findOnPages, previewPages, titleField, unsavedId, type Kind } from "@/lib/app/editing/kinds";
import type { Language } from "@/lib/base/i18n/languages";
import { ContentPreview } from "./preview";
import type { EditedFields } from "./record-form-values";
import { recordEditors } from "./record-editors";
import { recordPicture } from "./records";
import type { ScrollTarget } from "./scroll-to-target";

type RecordPreviewProps = {
  kind: Kind;
  /** Undefined for a record that was never saved. */
  id: number | undefined;
  /** The form's values, as fields of the record. */
  fields: EditedFields;
  onUpdate: () => void;
  onClose: () => void;
};

/** Previews a record on the pages that show it. */
export function RecordPreview({ kind, id = unsavedId, fields, onUpdate, onClose }: RecordPreviewProps) {
  const t = useTranslations("desk.content");
  const editor = recordEditors[kind];
  const tCampaign = useTranslations("desk.campaign");
  const note = editor?.previewNote?.({ campaign: tCampaign }) ?? t("preview.text");
  const pages = previewPages(kind, id, fields);
  if (pages.length === 0) return null;
  return (
    <ContentPreview
      recordQuery={{ kind, id: String(id) }}
      fields={fields}
      note={note}
      {...(editor?.readerLanguages && { readerLanguages: editor.readerLanguages(fields) })}
      pages={pages}
      toTarget={(language) => previewTarget(kind, id, fields, language)}
      onUpdate={onUpdate}
      onClose={onClose}
    />
  );
}

/** Returns how to find a record on a page in a language; undefined for those that fill their pages. */
function previewTarget(
  kind: Kind,
  id: number,
  fields: EditedFields,
  language: Language,
): ScrollTarget | undefined {
  const found = findOnPages(kind, id);
  if (!found) return undefined;
  const picture = recordPicture(kind, fields);
  const text = found.isTitleHidden ? "" : localizedText(fields[titleField[kind]], language);
  return {
    ...(picture !== undefined && { picture }),
    ...(found.link !== undefined && { link: found.link }),
    ...(text && { text }),
  };
}
