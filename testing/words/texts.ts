import { readFileSync } from "node:fs";
import { join } from "node:path";
import { campaignWords } from "../../lib/campaign/content";
import type { Region } from "../../lib/campaign/region";
import { readSeasonFiles } from "../../lib/campaign/season-files";
import { toPlainText } from "../../lib/content/html";
import type { Section } from "../../lib/content/parse";
import { readDocument, listDocumentLanguages, type DocumentName } from "../../lib/content/read";
import { deskLanguages } from "../../lib/desk/language";
import { deskRefusalMessages } from "../../lib/desk/refusals";
import { deskWords } from "../../lib/desk/words";
import { languages, type Language } from "../../lib/i18n/languages";
import { mailWords } from "../../lib/provider/notices/mail/words";
import { serverMessages } from "../../lib/i18n/server-messages";
import { demoContent } from "../../lib/provider/seed/content";
import { schoolFile } from "../../lib/school/school-file";

/** A text that people read, and where it stands. */
export type Text = {
  place:
    | "messages"
    | "notices"
    | "desk"
    | "school"
    | "content"
    | "seeds"
    | "server"
    | "refusals"
    | "words"
    | "season";
  /** The same in all languages, within a place. */
  key: string;
  language: Language;
  text: string;
};

const regionLanguages: Record<Region, Language> = { en: "en-US", vn: "vi-VN", id: "id-ID" };

/** Leaves of a season that are no words. */
const notWords =
  /\.(img|art|link|recording|region|key|from|until|date|speakers\.\d+|id|offset|couponExpiry|dateFormat|imgLine)$/;

/** Every text in every language. */
export async function allTexts(): Promise<Text[]> {
  const written = languages.flatMap((language) => [
    ...named("messages", language, readMessages(language)),
    ...named("notices", language, mailWords[language]),
    ...named("server", language, serverMessages[language]),
  ]);
  const desk = deskLanguages.flatMap((language) => {
    // The names of lessons, in all languages, are texts of `serverMessages`.
    const { lessonNames: _, ...words } = deskWords[language];
    return [
      ...named("desk", language, words),
      ...named("refusals", language, { desk: deskRefusalMessages[language] }),
    ];
  });
  const regions = Object.entries(regionLanguages).flatMap(([region, language]) => [
    ...named("words", language, campaignWords[region as Region]),
  ]);
  const seasons = [...readSeasonFiles().map(({ body }) => body), ...demoContent().seasons].flatMap((season) =>
    named("season", regionLanguages[season.region], { [season.key]: season }).filter(
      ({ key }) => !notWords.test(`.${key}`),
    ),
  );

  return [
    ...written,
    ...desk,
    ...regions,
    ...seasons,
    ...schoolTexts(),
    ...seedTexts(demoContent(), ""),
    ...(await contentTexts()),
  ];
}

export function readMessages(language: Language): unknown {
  return JSON.parse(readFileSync(join(process.cwd(), "messages", language, "site.json"), "utf8"));
}

function named(place: Text["place"], language: Language, tree: unknown): Text[] {
  return leaves(tree, "").map(([key, text]) => ({ place, key, language, text }));
}

function leaves(tree: unknown, path: string): [key: string, text: string][] {
  if (typeof tree === "string") return [[path, tree]];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

function seedTexts(value: unknown, key: string): Text[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en-US" in value) {
    return Object.entries(value as Record<Language, string>).map(([language, text]) => ({
      place: "seeds",
      key,
      language: language as Language,
      text,
    }));
  }
  return Object.entries(value).flatMap(([name, inner]) => seedTexts(inner, key ? `${key}.${name}` : name));
}

/** What the school says of itself in several languages. */
const schoolTexts = () => seedTexts(schoolFile(), "").map((text) => ({ ...text, place: "school" as const }));

const documents: DocumentName[] = ["about", "help", "privacy", "terms", "terms-summary", "plus-terms"];

/** Each section of a document is a text; what stands in code, as names of cookies do, is no word. */
async function contentTexts(): Promise<Text[]> {
  const texts: Text[] = [];
  for (const name of documents) {
    for (const language of listDocumentLanguages(name)) {
      const { title, lead = "", intro, sections } = await readDocument(name, language, language);
      const add = (key: string, text: string) =>
        texts.push({ place: "content", key: `${name}#${key}`, language, text });
      // Which blanks do not break a line is looked at, too.
      const prose = (html: string) =>
        toPlainText(html.replace(/<code>[^<]*<\/code>/g, "`").replaceAll("\u00a0", "\ue000")).replaceAll(
          "\ue000",
          "\u00a0",
        );
      const addSection = (section: Section): void => {
        add(`${section.id}:title`, section.title);
        if (section.html) add(section.id, prose(section.html));
        section.children.forEach(addSection);
      };
      add("title", title);
      add("lead", lead);
      if (intro) add("intro", prose(intro));
      sections.forEach(addSection);
    }
  }
  return texts;
}
