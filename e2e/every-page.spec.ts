import { languages } from "../lib/base/i18n/languages";
import { routes, type Route } from "../lib/base/routes";
import { servers } from "./servers";
import { expect, test } from "./support/test";
import { visits, type Visit } from "./support/walk";

/* Every page in every language, as it is sent: one request of each serves all checks that need no browser. */

const { address: origin } = servers.embedded;

test("every page is processed, complete, and described for search engines, in any language", async ({
  request,
}) => {
  test.slow();
  for (const visit of visits) {
    const { name, address, status, language } = visit;
    const response = await request.get(address);
    const html = await response.text();
    expect.soft([address, response.status()]).toEqual([address, status]);
    expect.soft(html.includes("data-start="), address).toBe(true);
    expect.soft(html.includes("__next_f"), address).toBe(false);
    expect.soft(leftOpen(html), address).toBeNull();
    if (name === "missing" || !(routes[name] as Route).indexed) continue;
    checkHead(html, visit);
    for (const [, data = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect.soft(() => JSON.parse(data), address).not.toThrow();
    expect.soft(await vagueLinks(html, language, address), address).toEqual([]);
  }
  // Nor is one unprocessed that another test has requested.
  const figures = await (await request.get(servers.embedded.figures)).text();
  expect(figures).toMatch(/^yuqiao_unfinished_pages_total 0$/m);
});

/**
 * Placeholders that should have been replaced in a message, such as `{reminder}`; also in structured data, but not in
 * scripts.
 */
const leftOpen = (html: string) =>
  html.replace(/<script(?! type)[^>]*>.*?<\/script>/gs, "").match(/\{\w+\}/g);

/** Checks title, description and the addresses of the other languages. */
function checkHead(html: string, { language, path, address }: Visit): void {
  const head = html.slice(0, html.indexOf("</head>"));
  expect.soft(head, address).toMatch(/<title>[^<]{5,}<\/title>/);
  expect.soft(head, address).toMatch(/<meta name="description" content="[^"]{30,}"/);
  const links = [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  const set = Object.fromEntries(links.map(([, code, href]) => [code, href]));
  if (Object.keys(set).length > 4) {
    expect.soft(head, address).toContain(`<link rel="canonical" href="${set[language]}"/>`);
    const byLanguage = languages.map((code) => [
      code,
      code === "en-US" ? origin + path : `${origin}${path}?locale=${code}`,
    ]);
    expect.soft(set, address).toEqual({ ...Object.fromEntries(byLanguage), "x-default": origin + path });
  } else {
    // A campaign page has one language, that of its region.
    expect.soft(path).toContain("/study-abroad/");
  }
}

/** Links without a descriptive text, by the rule and the word list of Lighthouse. */
async function vagueLinks(html: string, language: string, address: string) {
  const { default: rule } = await import("lighthouse/core/audits/seo/link-text.js");
  const AnchorElements = [...html.matchAll(/<a\b([^>]*\bhref="([^"]+)"[^>]*)>(.*?)<\/a>/gs)].map(
    ([, attributes = "", href = "", inner = ""]) => ({
      href: new URL(href.replaceAll("&amp;", "&"), origin).href,
      rel: /\brel="([^"]*)"/.exec(attributes)?.[1] ?? "",
      text: inner.replace(/<[^>]*>/g, ""),
      textLang: language,
    }),
  );
  expect(AnchorElements.length).toBeGreaterThan(5);
  const { details } = rule.audit({
    AnchorElements,
    URL: { finalDisplayedUrl: origin + address },
  } as unknown as Parameters<typeof rule.audit>[0]);
  return (details as unknown as { items: { text: string }[] }).items.map(({ text }) => text);
}
