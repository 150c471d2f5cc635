import { describeEachEngine } from "../../../testing/provider/engines";
import { saveRecord } from "../../app/editing/change";
import { changedTexts } from "../../base/i18n/changed-texts";
import { readDocument } from "../texts/read";
import { listKnownSlugs, shownSections } from "./published";
import { findArticle, findOwnPage, listArticles } from "./read";
import { loadPages } from "./store";
import { sitePages } from "./site-pages";

/* Pages, articles and changed texts in both databases. */

const common = { hidden: false, shownFrom: null, shownUntil: null };
const editor = { by: "li@example.com" };

describeEachEngine((db) => {
  const publish = (kind: "sitePage" | "ownPage" | "article", fields: object, id?: number, version = 0) =>
    saveRecord(
      db(),
      { kind, id, version, fields: fields as Record<string, unknown>, publish: "now" },
      editor,
    );
  const hero = (texts: object, rest: object = {}) => ({
    ...{ ...common, id: "hero", type: "builtIn", texts, document: {} },
    ...rest,
  });
  const home = (version: number, section: object) =>
    publish("sitePage", { sections: [section] }, sitePages.home.id, version);

  test("a changed text replaces the site's in its language only, until it is emptied", async () => {
    await home(0, hero({ "home.hero.title": { "vi-VN": "Xin chào" } }));
    await loadPages(db());
    expect(changedTexts("vi-VN").get("home.hero.title")).toBe("Xin chào");
    expect(changedTexts("en-US").size).toBe(0);
    expect(changedTexts("vi-VN")).toBe(changedTexts("vi-VN"));
    await home(1, hero({ "home.hero.title": {} }));
    await loadPages(db());
    expect(changedTexts("vi-VN").size).toBe(0);
  });

  test("a hidden section is not shown, the others stay", async () => {
    await home(0, hero({}, { hidden: true }));
    await loadPages(db());
    const ids = shownSections("home").map(({ id }) => id);
    expect(ids).not.toContain("hero");
    expect(ids).toContain("closing");
  });

  test.each([
    ["an unknown value", { "home.hero.title": { "en-US": "{x}" } }, "otherPlaceholders"],
    ["a text without its end", { "home.hero.title": { "en-US": "{" } }, "otherPlaceholders"],
  ])("%s is refused", async (_, texts, message) => {
    await expect(home(0, hero(texts))).rejects.toMatchObject({ issues: [{ message }] });
  });

  test("a text of a message that no longer exists is kept and unused", async () => {
    await home(0, hero({ "home.hero.gone": { "en-US": "Old" } }));
    await loadPages(db());
    expect(changedTexts("en-US").get("home.hero.gone")).toBe("Old");
  });

  test("a document in Markdown replaces the site's, without scripts", async () => {
    const text = "---\ntitle: Ours\n---\n\n## Money {#money}\n\nPay <script>alert(1)</script>later.";
    const section = hero({}, { id: "document", document: { "en-US": text } });
    await publish("sitePage", { sections: [section] }, sitePages.terms.id);
    await loadPages(db());
    const document = await readDocument("terms", "en-US");
    expect(document.title).toBe("Ours");
    expect(document.sections[0]?.html).toBe("<p>Pay later.</p>");
    expect((await readDocument("terms", "vi-VN")).title).not.toBe("Ours");
  });

  test("an own page and articles are found by their address, which is unique", async () => {
    const texts = { "ko-KR": "여름 캠프" };
    const own = { slug: "camp", title: texts, description: {}, sections: [] };
    await publish("ownPage", own);
    await expect(publish("ownPage", own)).rejects.toMatchObject({
      issues: [{ path: "slug", message: "taken" }],
    });
    const article = (slug: string, day: string) =>
      publish("article", {
        ...{ slug, title: texts, summary: texts, picture: "", pictureAlt: {}, body: texts },
        publishedOn: `2026-11-${day}T00:00:00Z`,
      });
    await article("one", "01");
    await article("three", "03");
    await article("two", "02");
    await loadPages(db());
    expect(listKnownSlugs()).toEqual({
      ownPages: ["camp"],
      articles: ["three", "two", "one"],
      newsPages: 1,
    });
    expect(await findOwnPage("camp")).toMatchObject({ title: texts });
    expect(await findOwnPage("one")).toBeUndefined();
    expect(await findArticle("two")).toMatchObject({ slug: "two" });
    const { list, total } = await listArticles("vi-VN", 2, 2);
    expect([list.map(({ slug }) => slug), total]).toEqual([["one"], 3]);
    expect(list[0]?.title).toEqual({ text: "여름 캠프", language: "ko-KR" });
  });

  test.each([
    [
      "a built-in section on an own page",
      { ...common, id: "hero", type: "builtIn", texts: {}, document: {} },
    ],
    [
      "a menu link on an own page",
      { ...common, id: "x", type: "menuLink", text: { "en-US": "x" }, address: "/help" },
    ],
  ])("%s is refused", async (_, section) => {
    const own = { slug: "camp", title: { "en-US": "x" }, description: {}, sections: [section] };
    await expect(publish("ownPage", own)).rejects.toMatchObject({ issues: [{ message: "malformed" }] });
  });

  test("a section of a later version is kept as it is, and not shown", async () => {
    const later = { id: "map", type: "map", place: { lat: 1 } };
    const record = await home(0, later);
    const sections = record.published as { sections: { id: string; type: string; json?: string }[] };
    const kept = sections.sections.find(({ id }) => id === "map");
    expect(JSON.parse(kept?.json ?? "")).toEqual(later);
    await loadPages(db());
    expect(shownSections("home").map(({ id }) => id)).not.toContain("map");
  });
});
