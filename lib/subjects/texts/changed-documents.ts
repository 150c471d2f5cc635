import type { Language } from "../../base/i18n/languages";
import { processState } from "../../base/process-state";
import type { DocumentName } from "./document-names";

type Versions = Partial<Record<Language, string>>;

const slot = processState<(name: DocumentName) => Versions>("changedDocuments");

/** Returns the school's own versions of a document, in Markdown. */
export const changedDocument = (name: DocumentName): Versions => slot.value?.(name) ?? {};

/** Sets where they come from (lib/subjects/pages/published.ts); none without an embedded provider. */
export function setChangedDocuments(source: (name: DocumentName) => Versions): void {
  slot.value = source;
}
