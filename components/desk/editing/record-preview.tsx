"use client";

import { localizedText } from "@/lib/engines/content/form-values";
import { previewPages, titleField, unsavedId, type Kind } from "@/lib/app/editing/kinds";
import type { Language } from "@/lib/base/i18n/languages";
import { regionLanguages, type Region } from "@/lib/base/reference/campaign-regions";
import { useWords } from "../words";
import { ContentPreview } from "./preview";
import type { EditedFields } from "./record-form-values";
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
  const { preview: words } = useWords("content");
  const seasons = useWords("campaign");
  const pages = previewPages(kind, id, fields);
  if (pages.length === 0) return null;
  return (
    <ContentPreview
      recordQuery={{ kind, id: String(id) }}
      fields={fields}
      note={kind === "season" ? seasons.previewText : words.text}
      {...(kind === "season" && { readerLanguages: [regionLanguages[fields.region as Region]] })}
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
  if (["school", "season", "sitePage", "ownPage", "article", "pointPackage"].includes(kind)) return undefined;
  const picture = recordPicture(kind, fields);
  // A placement's title is its alternative text, which is not visible on the page.
  const text = kind === "placement" ? "" : localizedText(fields[titleField[kind]], language);
  return {
    ...(picture !== undefined && { picture }),
    ...(kind === "series" && { link: `/hot-sell/detail/${id}` }),
    ...(text && { text }),
  };
}
