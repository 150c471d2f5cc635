import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { readPath } from "../../base/i18n/changed-texts";
import { languages, type Language } from "../../base/i18n/languages";
import { readSiteMessages } from "../../base/i18n/site-messages";
import type { DocumentName } from "../texts/document-names";
import { documentFile } from "../texts/read";
import { regionLanguages, regions } from "../../base/reference/campaign-regions";
import { sitePage, type SitePageName } from "./site-pages";

type Tree = { [key: string]: Tree | string };
type Texts = Partial<Record<Language, string>>;

/** The messages of the site, and those of the campaign in the languages that it has. */
async function readTree(language: Language): Promise<Tree> {
  const { campaign, ...site } = await readSiteMessages(language);
  const hasCampaign = regions.some((name) => regionLanguages[name] === language);
  return hasCampaign ? { ...site, campaign } : site;
}

/** Lists the messages under a path, or the message at it. */
function listMessages(tree: Tree, path: string): [path: string, text: string][] {
  const found = readPath(tree, path) as Tree | string | undefined;
  if (typeof found === "string") return [[path, found]];
  return Object.keys(found ?? {}).flatMap((key) => listMessages(tree, `${path}.${key}`));
}

/** Returns the texts that come with the site for the built-in sections of a page: by section, message path and language. */
export async function readDefaultTexts(page: SitePageName): Promise<Record<string, Record<string, Texts>>> {
  const trees = await Promise.all(
    languages.map(async (language) => [language, await readTree(language)] as const),
  );
  const textsUnder = (namespaces: readonly string[]) => {
    const texts: Record<string, Texts> = {};
    for (const [language, tree] of trees)
      for (const [path, text] of namespaces.flatMap((namespace) => listMessages(tree, namespace)))
        (texts[path] ??= {})[language] = text;
    return texts;
  };
  return Object.fromEntries(
    Object.entries(sitePage(page).sections).map(([id, { texts = [] }]) => [id, textsUnder(texts)]),
  );
}

/** Reads the languages of a document that come with the site. */
export async function readDefaultDocument(name: DocumentName): Promise<Texts> {
  const written = languages.filter((language) => existsSync(documentFile(name, language)));
  const entries = written.map(async (language) => [
    language,
    await readFile(documentFile(name, language), "utf8"),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Texts;
}
