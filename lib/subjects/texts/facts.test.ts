import fc from "fast-check";
import { campaignWords } from "../campaign/campaign-words";
import { formatMessage } from "../../base/i18n/format-message";
import { languages, type Language } from "../../base/i18n/languages";
import type { SchoolFacts } from "../school/school-file";
import { noFacts, schoolFile } from "../school/school-file";
import { setSchool, siteName, legalName } from "../school/school";
import { routes } from "../../base/routes";
import { organization } from "../seo/json-ld";
import { describePage } from "../seo/describe-page";
import { toPlainText } from "./html";
import type { DocumentSection } from "./parse";
import type { DocumentName } from "./document-names";
import { listDocumentLanguages, readDocument, type SiteConditions } from "./read";

/* Every document and description is well formed whichever facts the school gives. */

process.env.SITE_URL = "https://school.example";

const documents: DocumentName[] = ["about", "help", "privacy", "terms", "terms-summary", "plus-terms"];
const optionalNames = Object.keys(noFacts()) as (keyof Omit<SchoolFacts, "name">)[];

/** What a missing fact would leave behind. */
const gaps = [
  /undefined|null|NaN|\[object/,
  /\{\{|\}\}|\{\w+\}/,
  /\(\s*\)|（\s*）|“\s*”|「\s*」/,
  / {2,}|\s[,.;:!?]|[，。；：！？、]\s*[，。；：！？、]/,
  /(?<!\.)\.\.(?!\.)|,\s*[,.]|;\s*[.,]|:\s*\./,
  /(?<![\d.,])0\+|\b0 (?:teachers|students|universities)\b/,
  /US\$(?!\d)|\*\*\s*\*\*/,
];

const textsOf = (sections: readonly DocumentSection[]): string[] =>
  sections.flatMap(({ title, html, children }) => [title, toPlainText(html), ...textsOf(children)]);

async function allTexts(pages: SiteConditions): Promise<[string, string][]> {
  const texts: [string, string][] = [];
  for (const name of documents)
    for (const language of listDocumentLanguages(name)) {
      const { title, lead, intro, sections } = await readDocument(name, language, language, pages);
      for (const text of [title, lead ?? "", toPlainText(intro), ...textsOf(sections)])
        texts.push([`${language} ${name}`, text]);
    }
  for (const language of languages) {
    for (const page of Object.keys(routes)) {
      const words = await describePage(language, page);
      if (words) texts.push([`${language} ${page}`, `${words.title} ${words.description}`]);
    }
    texts.push([`${language} JSON-LD`, JSON.stringify(organization(language, ""))]);
    texts.push([`${language} name`, `${siteName(language)} ${legalName(language)}`]);
  }
  return texts;
}

const noConditions = {
  hasApps: "",
  hasCampaign: "",
  hasExternalClassroom: "",
  hasMeetingLinks: "",
} as const;

afterEach(() => setSchool(schoolFile()));

const subset = fc.record({
  given: fc.subarray(optionalNames),
  hasApps: fc.constantFrom("yes", ""),
  hasCampaign: fc.constantFrom("yes", ""),
  hasExternalClassroom: fc.constantFrom("yes", ""),
  hasMeetingLinks: fc.constantFrom("yes", ""),
});

test("no gap is left whichever facts are missing", async () => {
  await fc.assert(
    fc.asyncProperty(subset, async ({ given, ...pages }) => {
      const chosen = Object.fromEntries(given.map((name) => [name, schoolFile()[name]]));
      setSchool({ ...noFacts(), ...chosen, name: schoolFile().name });
      const texts = await allTexts(pages);
      expect(texts.filter(([, text]) => gaps.some((gap) => gap.test(text)))).toEqual([]);
    }),
    { numRuns: 10, examples: [[{ given: [], ...noConditions }]] },
  );
}, 60_000);

test("a school with only a name and an email states no fact of another school", async () => {
  const email = "lotus@lotus.example";
  setSchool({ ...noFacts(), name: { "en-US": "Lotus" }, email });
  const demo = factsOf({ ...schoolFile(), languages: [] });
  const found = (await allTexts(noConditions)).flatMap(([place, text]) =>
    demo.filter((fact) => text.includes(fact)).map((fact) => ({ place, fact, text })),
  );
  expect(found).toEqual([]);
});

test("the campaign's words name no school", () => {
  const words = JSON.stringify(campaignWords);
  for (const language of ["en-US", "zh-CN"] as Language[]) {
    setSchool(schoolFile());
    expect(words).not.toContain(siteName(language));
  }
  expect(formatMessage(campaignWords.en.frame.toSite, { name: "Lotus" }, "en-US")).toBe("Lotus home page");
});

/** The texts and figures of a school that could appear in a sentence. Short ones would be found by chance. */
function factsOf(value: unknown): string[] {
  if (typeof value === "number") return value >= 1000 ? [String(value), value.toLocaleString("en-US")] : [];
  if (typeof value === "string")
    return value.length >= 2 && !/^(\w{2}|\d\d:\d\d)$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(factsOf) : [];
}
