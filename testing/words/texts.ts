import { readFileSync } from "node:fs";
import { join } from "node:path";
import { campaignWords } from "../../lib/subjects/campaign/campaign-words";
import type { Region } from "../../lib/base/reference/campaign-regions";
import { readSeasonFiles } from "../../lib/subjects/campaign/season-files";
import { toPlainText } from "../../lib/subjects/texts/html";
import type { DocumentSection } from "../../lib/subjects/texts/parse";
import type { DocumentName } from "../../lib/subjects/texts/document-names";
import { readDocument, listDocumentLanguages } from "../../lib/subjects/texts/read";
import { deskLanguages } from "../../lib/base/desk/language";
import { deskRefusalMessages } from "../../lib/base/desk/refusals";
import { deskMessages } from "../../lib/base/desk/messages";
import type { Language } from "../../lib/base/i18n/languages";
import { checkedLanguages, isChecked, type CheckedLanguage } from "./checked-languages";
import { mailWords } from "../../lib/app/delivery/mail/words";
import { serverMessages } from "../../lib/base/i18n/server-messages";
import { demoContent } from "../demo-content";
import { schoolFile } from "../../lib/subjects/school/school-file";

/** A visible text and its source. */
export type Text = {
  place:
    | "messages"
    | "notifications"
    | "desk"
    | "school"
    | "content"
    | "seeds"
    | "server"
    | "refusals"
    | "words"
    | "season";
  /** Identifies the text within its place, the same in all languages. */
  key: string;
  language: CheckedLanguage;
  text: string;
};

const regionLanguages: Record<Region, CheckedLanguage> = { en: "en-US", vn: "vi-VN", id: "id-ID" };

/** Keys of a season's values that are not texts. */
const nonTextKeys =
  /\.(img|art|link|recording|region|key|from|until|date|speakers\.\d+|id|offset|couponExpiry|dateFormat|imgLine)$/;

/** Reads all texts in all languages. */
export async function readAllTexts(): Promise<Text[]> {
  const messages = checkedLanguages.flatMap((language) => [
    ...collectTexts("messages", language, readMessages(language)),
    ...collectTexts("notifications", language, mailWords[language]),
    ...collectTexts("server", language, serverMessages[language]),
    ...collectTexts("messages", language, { levelTest: readMessages(language, "level-test") }),
    ...collectTexts("messages", language, { characters: readMessages(language, "characters") }),
  ]);
  const desk = deskLanguages.flatMap((language) => {
    // Lesson names are also in `serverMessages`.
    const { lessonNames: _, ...words } = deskMessages[language];
    return [
      ...collectTexts("desk", language, words),
      ...collectTexts("refusals", language, { desk: deskRefusalMessages[language] }),
    ];
  });
  const regions = Object.entries(regionLanguages).flatMap(([region, language]) => [
    ...collectTexts("words", language, campaignWords[region as Region]),
  ]);
  const seasons = [...readSeasonFiles().map(({ body }) => body), ...demoContent().seasons].flatMap((season) =>
    collectTexts("season", regionLanguages[season.region], { [season.key]: season }).filter(
      ({ key }) => !nonTextKeys.test(`.${key}`),
    ),
  );

  return [
    ...messages,
    ...desk,
    ...regions,
    ...seasons,
    ...collectSchoolTexts(),
    ...collectLocalizedTexts(demoContent(), ""),
    ...(await readContentTexts()),
  ];
}

export function readMessages(
  language: Language,
  file: "site" | "level-test" | "characters" = "site",
): unknown {
  return JSON.parse(readFileSync(join(process.cwd(), "messages", language, `${file}.json`), "utf8"));
}

function collectTexts(place: Text["place"], language: CheckedLanguage, tree: unknown): Text[] {
  return collectLeaves(tree, "").map(([key, text]) => ({ place, key, language, text }));
}

function collectLeaves(tree: unknown, path: string): [key: string, text: string][] {
  if (typeof tree === "string") return [[path, tree]];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, child]) => collectLeaves(child, path ? `${path}.${key}` : key));
}

function collectLocalizedTexts(value: unknown, key: string): Text[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en-US" in value) {
    return Object.entries(value as Record<CheckedLanguage, string>).map(([language, text]) => ({
      place: "seeds",
      key,
      language: language as CheckedLanguage,
      text,
    }));
  }
  return Object.entries(value).flatMap(([name, child]) =>
    collectLocalizedTexts(child, key ? `${key}.${name}` : name),
  );
}

/** Collects the localized texts of the school file. */
const collectSchoolTexts = () =>
  collectLocalizedTexts(schoolFile(), "").map((text) => ({ ...text, place: "school" as const }));

const documents: DocumentName[] = ["about", "help", "privacy", "terms", "terms-summary", "plus-terms"];

/** Reads the documents with one text per section. Code, such as names of cookies, is replaced. */
async function readContentTexts(): Promise<Text[]> {
  const texts: Text[] = [];
  for (const name of documents) {
    for (const language of listDocumentLanguages(name).filter(isChecked)) {
      const { title, lead = "", intro, sections } = await readDocument(name, language, language);
      const add = (key: string, text: string) =>
        texts.push({ place: "content", key: `${name}#${key}`, language, text });
      // Keep no-break spaces, which the rules check.
      const toProse = (html: string) =>
        toPlainText(html.replace(/<code>[^<]*<\/code>/g, "`").replaceAll("\u00a0", "\ue000")).replaceAll(
          "\ue000",
          "\u00a0",
        );
      const addSection = (section: DocumentSection): void => {
        add(`${section.id}:title`, section.title);
        if (section.html) add(section.id, toProse(section.html));
        section.children.forEach(addSection);
      };
      add("title", title);
      add("lead", lead);
      if (intro) add("intro", toProse(intro));
      sections.forEach(addSection);
    }
  }
  return texts;
}
