import { originCookieNames } from "../../base/contract/campaign-origin";
import { languages } from "../../base/i18n/languages";
import { accountTypeCookie, localeCookie, tokenCookie } from "../../base/session/cookies";
import { localKeys } from "../../base/storage/local-keys";
import { toPlainText, sectionsHtml } from "./html";
import type { DocumentSection } from "./parse";
import type { DocumentName } from "./document-names";
import { readDocument, readTranslatedDocument, listDocumentLanguages } from "./read";

process.env.SITE_URL = "https://school.example";

const names: DocumentName[] = ["about", "help", "privacy", "terms", "terms-summary", "plus-terms"];

const idsOf = (sections: readonly DocumentSection[]): string[] =>
  sections.flatMap(({ id, children }) => [id, ...idsOf(children)]);

describe.each(names)("content/%s", (name) => {
  test("every language has the same clauses in the same order as English, or is marked as short", async () => {
    const english = await readDocument(name, "en-US", "en-US");
    expect(english.short).toBe(false);
    for (const language of listDocumentLanguages(name)) {
      const text = await readDocument(name, language, language);
      // Summaries have the chapter titles of the English terms below them, see the test of their titles.
      if (!text.short && name !== "terms-summary")
        expect({ language, ids: idsOf(text.sections) }).toEqual({ language, ids: idsOf(english.sections) });
      expect(text.updated).toBe(english.updated);
    }
  });

  test("no clause is empty, and links within the document have a target", async () => {
    for (const language of listDocumentLanguages(name)) {
      const { sections } = await readDocument(name, language, language);
      const ids = idsOf(sections);
      for (const clause of sections.flatMap(({ children }) => children)) {
        expect(`${clause.id}: ${toPlainText(clause.html)}`).toMatch(/: ./);
      }
      for (const [, target] of sectionsHtml(sections).matchAll(/href="#([^"]*)"/g))
        expect(ids).toContain(target);
    }
  });

  test.each(languages)("there is a text for %s", async (language) => {
    const text = await readDocument(name, language);
    expect(text.title).not.toBe("");
    expect(JSON.stringify(text)).not.toMatch(/\{\{|\}\}|\{#/);
  });
});

test.each([
  [
    "privacy",
    {
      "zh-CN": "zh-CN",
      "zh-HK": "zh-HK",
      "zh-TW": "zh-TW",
      "vi-VN": "vi-VN",
      "id-ID": "id-ID",
      "ko-KR": "ko-KR",
    },
  ],
  ["terms", { "zh-CN": "en-US", "zh-TW": "en-US", "vi-VN": "vi-VN", "id-ID": "en-US", "ko-KR": "en-US" }],
  ["plus-terms", { "zh-CN": "en-US", "vi-VN": "en-US", "id-ID": "en-US" }],
  ["about", { "zh-CN": "zh-CN", "zh-HK": "zh-HK", "vi-VN": "vi-VN", "id-ID": "id-ID", "ko-KR": "ko-KR" }],
] as const)("%s has the languages of the specification", async (name, expected) => {
  for (const language of languages) {
    if (!(language in expected)) continue;
    const text = await readDocument(name, language);
    expect([language, text.language]).toEqual([language, expected[language as keyof typeof expected]]);
  }
});

test("the short Vietnamese terms link to the privacy policy in Vietnamese, and to the full text", async () => {
  const { short, intro, sections } = await readDocument("terms", "vi-VN");
  expect(short).toBe(true);
  expect(sectionsHtml(sections)).toContain('href="/privacy?locale=vi-VN"');
  expect(intro).toContain('href="/user-agreement?locale=en-US"');
});

test("the terms have a summary in every language except Vietnamese, whose terms are short", async () => {
  const titles = new Map<string, string | undefined>();
  for (const language of languages) {
    titles.set(language, (await readTranslatedDocument("terms-summary", language))?.title);
  }
  expect([...titles].filter(([, title]) => !title)).toEqual([["vi-VN", undefined]]);
});

test("the pages of the English terms have title, lead and contents in the reader's language", async () => {
  const chapters = (await readDocument("terms", "en-US")).sections.map(({ id }) => id);
  for (const language of languages) {
    const summary = await readTranslatedDocument("terms-summary", language);
    if (!summary || language === "en-US") continue;
    expect([language, summary.sections.map(({ id }) => id)]).toEqual([language, chapters]);
    expect(summary.pageLead).not.toMatch(/Please read|\{\{/);
  }
});

test("the privacy policy lists every cookie and every local storage key", async () => {
  for (const language of languages) {
    const text = JSON.stringify(await readDocument("privacy", language));
    const cookies = [localeCookie, tokenCookie, accountTypeCookie, ...originCookieNames];
    const names = [...cookies, ...localKeys];
    expect([language, names.filter((name) => !text.includes(`<code>${name}</code>`))]).toEqual([
      language,
      [],
    ]);
  }
});

test("links keep the page's language, even if the text has another", async () => {
  const { sections } = await readDocument("terms", "ko-KR");
  expect(sectionsHtml(sections)).toContain('href="/privacy?locale=ko-KR"');
});
