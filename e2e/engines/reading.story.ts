import { languageNames } from "../../lib/base/i18n/languages";
import { words } from "../support/words";
import { button, css, heading, link, part, role, text } from "./targets";
import { core, expect, test } from "./test";

const en = words("en-US");
const vi = words("vi-VN");

test("home is readable, its banners move, and a teacher can be opened", async ({ visitor }) => {
  await visitor.open("/home");
  await visitor.sees(role("heading", en.home.hero.title));
  expect(await visitor.count(role("article", undefined, role("region", en.home.body.label)))).toBe(6);
  const banners = role("region", en.home.hero.banners);
  await visitor.press(button(en.carousel.next, banners));
  await expect
    .poll(() => visitor.attribute(css("[role=group]:nth-child(1)", banners), "inert"))
    .toBeDefined();
  await visitor.enter(part(button("Zhou Mingyuan", role("region", en.home.teachers.label))));
  await visitor.sees(heading("Zhou Mingyuan", css("#teacher-detail")));
});

test("the visible language list changes the language", async ({ visitor }) => {
  await visitor.open("/home");
  await visitor.press(css(`summary:has(+ ul [hreflang=vi-VN])`));
  await visitor.press(link(languageNames["vi-VN"]));
  await visitor.sees(heading(vi.home.hero.title));
  expect(await visitor.language()).toBe("vi-VN");
});

test(
  "a phone's menu opens over the page, closes by Escape and restores the focus",
  core,
  async ({ visitor }) => {
    await visitor.tab.resize(390, 800);
    await visitor.open("/home");
    const menu = role("navigation", en.header.mainNav);
    await visitor.gone(menu);
    await visitor.press(button(en.header.openMenu));
    await visitor.sees(link(en.header.live, menu));
    await visitor.key("Escape");
    await visitor.gone(menu);
    await visitor.isFocused(button(en.header.openMenu));
    await visitor.press(button(en.header.openMenu));
    await visitor.press(link(en.header.help, menu));
    await visitor.isAt("/help");
  },
);

test("help finds an answer by a word, and opens the answer in the address", async ({ visitor }) => {
  await visitor.open("/help");
  const answers = css("#questions details");
  await visitor.fill(role("searchbox", en.help.search), "refund");
  await expect.poll(() => visitor.count(answers)).toBeLessThan(10);
  await visitor.sees(text(en.help.found.replace("{n}", String(await visitor.count(answers)))));
  await visitor.press(button(en.help.all));
  await expect.poll(() => visitor.count(answers)).toBeGreaterThan(20);
  await visitor.open("/help#exchange");
  await visitor.sees(css("#exchange[open]"));
});

test("the app page offers both downloads", async ({ visitor }) => {
  await visitor.open("/mobile-download");
  await visitor.sees(heading(en.download.title));
  await visitor.sees(heading(en.download.codes.title));
  await visitor.sees(link(en.download.links.ios));
});
