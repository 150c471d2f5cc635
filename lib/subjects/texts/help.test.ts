import { languages, type Language } from "../../base/i18n/languages";
import { sectionsHtml } from "./html";
import { readDocument } from "./read";
import { matchRoute } from "../../engines/routing/match";
import { paths } from "../../base/paths";
import { school } from "../school/school";

async function help(language: Language) {
  const { sections, language: written } = await readDocument("help", language);
  return { sections, written, html: sectionsHtml(sections) };
}

test.each(languages)("the help in %s is in that language", async (language) => {
  expect((await help(language)).written).toBe(language);
});

test("the exchange limit of 6 months is stated in every language", async () => {
  for (const language of languages) {
    const { sections } = await help(language);
    const answer = sections.flatMap(({ children }) => children).find(({ id }) => id === "exchange")?.html;
    expect([language, /6/.test(answer ?? "")]).toEqual([language, true]);
  }
});

/** Pages of the specification that links may refer to before they are in the route table. */
const known: string[] = [paths.class, paths.hotSell, paths.live, paths.userAgreement];

test.each(languages)(
  "links of the help in %s lead to pages of the site, or to the speed test",
  async (language) => {
    const { html } = await help(language);
    const targets = [...html.matchAll(/href="([^"#][^"]*)"/g)].map(([, href = ""]) => href);
    expect(targets.length).toBeGreaterThan(6);
    for (const target of targets) {
      if (target === school().speedTest) continue;
      const { pathname } = new URL(target, "https://school.example");
      expect([
        target,
        Boolean(matchRoute(pathname)) || known.includes(pathname) || pathname.startsWith("/study-abroad/"),
      ]).toEqual([target, true]);
    }
  },
);
