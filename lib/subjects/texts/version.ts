import { createHash } from "node:crypto";
import type { Language } from "../../base/i18n/languages";
import type { DocumentName } from "./document-names";
import { chooseTextLanguage } from "./languages";
import { parseFrontMatter } from "./parse";
import { listDocumentLanguages, readSource } from "./read";

export type DocumentVersion = {
  /** The date of the last change, as YYYY-MM-DD; null if the document states none. */
  version: string | null;
  /** SHA-256 of the source, in hex. */
  digest: string;
  /** The language in which readers of the page get the document. */
  language: Language;
};

/** Reads which version of a document readers of a language get. @throws Error if the document is malformed */
export async function readDocumentVersion(name: DocumentName, page: Language): Promise<DocumentVersion> {
  const language = chooseTextLanguage(page, listDocumentLanguages(name));
  const source = await readSource(name, language);
  const { updated, revised } = parseFrontMatter(source);
  return {
    version: revised ?? updated ?? null,
    digest: createHash("sha256").update(source).digest("hex"),
    language,
  };
}
