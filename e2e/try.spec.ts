import { readFileSync } from "node:fs";
import { charactersToWrite, toneSyllables, wordsOfTheDay } from "../lib/subjects/characters/read-characters";
import { strokeDataPath } from "../lib/subjects/characters/stroke-data";
import { strokeDirection } from "../lib/subjects/characters/stroke-direction";
import { toneOf } from "../lib/subjects/characters/tones";
import { dayNumber, wordOn } from "../lib/subjects/characters/word-of-the-day";
import { paths } from "../lib/base/paths";
import { storyWidths } from "../testing/long-run";
import { hydratePage } from "./support/settled";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";
import type { Locator, Page } from "@playwright/test";
import writing from "../messages/en-US/characters.json" with { type: "json" };

const en = words("en-US").try;
const characters = charactersToWrite();

const mediansOf = (character: string) =>
  (
    JSON.parse(readFileSync(`public${strokeDataPath(character)}`, "utf8")) as {
      medians: [number, number][][];
    }
  ).medians;

const gridOf = (page: Page | Locator, character: string) =>
  page.getByRole("img", { name: writing.grid.replace("{character}", character) });

/** Draws strokes in the grid with the mouse, along the center lines of the stroke data. */
async function draw(page: Page, grid: Locator, medians: readonly [number, number][][]): Promise<void> {
  // Beside it lies the guide of the stroke.
  const svg = grid.locator("svg:not([aria-hidden])");
  await svg.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = (await svg.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // As hanzi-writer positions a character: 1024 units inside a padding of 12 px, with y from -124 upwards.
  const scale = (box.width - 24) / 1024;
  const at = ([x, y]: readonly [number, number]) =>
    [box.x + 12 + x * scale, box.y + box.height - 12 - (y + 124) * scale] as const;
  for (const median of medians) {
    const [first, ...rest] = median.map(at);
    if (!first) continue;
    await page.mouse.move(...first);
    await page.mouse.down();
    for (const point of rest) await page.mouse.move(...point, { steps: 4 });
    await page.mouse.up();
  }
}

type FakeVoice = "answers" | "silent" | "none";

/** Replaces the browser's speech. What it was asked to say is in `window.spoken`. */
async function fakeSpeech(page: Page, kind: FakeVoice): Promise<void> {
  await page.addInitScript((voice) => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const voices = [{ lang: "zh-HK" }, { lang: "en-US" }, ...(voice === "none" ? [] : [{ lang: "zh-CN" }])];
    class Utterance {
      onstart?: () => void;
      onend?: () => void;
      constructor(readonly text: string) {}
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices.map((each) => ({ ...each, localService: true, name: each.lang })),
      cancel: () => undefined,
      speak(utterance: Utterance) {
        spoken.push(utterance.text);
        if (voice === "answers") setTimeout(() => (utterance.onstart?.(), utterance.onend?.()));
      },
    });
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
  }, kind);
}

const lastSpoken = (page: Page) =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.at(-1) ?? "");

/** The button that chooses a character; another leads to the next one. */
const cardOf = (section: Locator, character: string) =>
  section.getByRole("listitem").getByRole("button", { name: new RegExp(`${character}$`) });

/** The section with a heading. */
const sectionOf = (page: Page, name: string) => page.getByRole("region", { name });

for (const width of storyWidths(390))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("a character is shown, and written with a pointer", async ({ page, complaints }) => {
      await page.goto(paths.try);
      await hydratePage(page);
      const section = sectionOf(page, en.writing.title);
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      const status = section.getByRole("status").first();
      await expect(status).toContainText("Stroke 1 of 7: start");
      const board = await gridOf(section, "你").boundingBox();
      expect(board && board.y + board.height).toBeLessThan(844);
      await cardOf(section, "十").click();
      await expect(status).toContainText("Stroke 1 of 2: start");
      await section.getByRole("button", { name: writing.show }).click();
      await expect(status).toContainText(`Stroke 2 of 2: ${writing.directions.down}`);
      await expect(status).toContainText("Stroke 1 of 2: start");
      const grid = gridOf(section, "十");
      const [across = [], down = []] = mediansOf("十");
      await draw(page, grid, [down]);
      await expect(status).toHaveText(writing.mistake.replace("{n}", "1"));
      await draw(page, grid, [across]);
      await expect(status).toContainText("Stroke 2 of 2");
      await draw(page, grid, [down]);
      await expect(status).toHaveText(writing.written.replace("{character}", "十"));
      expect(requested.filter((url) => url.endsWith(strokeDataPath("十")))).toHaveLength(1);
      const picture = section.getByRole("img", { name: en.writing.picture.replace("{character}", "十") });
      await expect(picture).toBeVisible();
      await expect(section).toContainText("1 of 30 characters written");
      const download = page.waitForEvent("download");
      await section.getByRole("button", { name: en.writing.save }).click();
      expect((await download).suggestedFilename()).toBe("十.png");
      expect(
        requested
          .filter((url) => !url.startsWith("blob:"))
          .every((url) => url.startsWith(new URL(page.url()).origin)),
      ).toBe(true);
      await section.getByRole("button", { name: /^Next: / }).click();
      await expect(status).toContainText("Stroke 1 of 2: start");
      await expect(picture).toBeHidden();
      expect(complaints).toEqual([]);
    });

    test("every character is written by keyboard", async ({ page }) => {
      test.slow();
      await page.goto(paths.try);
      await hydratePage(page);
      const section = sectionOf(page, en.writing.title);
      const status = section.getByRole("status").first();
      for (const { hans } of width === 390 ? characters.slice(0, 4) : characters) {
        await cardOf(section, hans.character).press("Enter");
        for (const [index, median] of mediansOf(hans.character).entries()) {
          const pad = section.getByRole("group", { name: `stroke ${index + 1} of ${hans.strokes}` });
          const { main } = strokeDirection(median);
          await pad.getByRole("button", { name: writing.directions[main], exact: true }).press("Enter");
        }
        await expect(status).toHaveText(writing.written.replace("{character}", hans.character));
      }
    });

    test("a wrong direction is said, and after two the right one", async ({ page }) => {
      await page.goto(paths.try);
      await hydratePage(page);
      const section = sectionOf(page, en.writing.title);
      await cardOf(section, "十").click();
      const wrong = section.getByRole("button", { name: writing.directions.down, exact: true });
      await wrong.press("Space");
      const status = section.getByRole("status").first();
      await expect(status).toHaveText(writing.mistake.replace("{n}", "1"));
      await wrong.press("Space");
      await expect(status).toContainText(`Stroke 1 starts ${writing.directions.right}`);
    });

    test("a tone is heard, chosen and shown", async ({ page }) => {
      await fakeSpeech(page, "answers");
      await page.goto(paths.try);
      await hydratePage(page);
      const section = sectionOf(page, en.tones.title);
      await section.getByRole("button", { name: en.tones.play }).click();
      await expect.poll(() => lastSpoken(page)).not.toBe("");
      const spoken = await lastSpoken(page);
      const syllable = toneSyllables().find(({ hans }) => hans.includes(spoken));
      const tone = toneOf(syllable?.pinyin[[...syllable.hans].indexOf(spoken)] ?? "") as 1 | 2 | 3 | 4;
      await section.getByRole("button", { name: en.tones[tone].name }).click();
      await expect(section.getByRole("status")).toContainText(spoken);
      await expect(section.getByRole("status")).toContainText("Right!");
      await section.getByRole("button", { name: en.tones.next }).click();
      await expect(section.getByRole("status")).toHaveText("");
    });
  });

test("without a Mandarin voice there is no control, and the page says how to add one", async ({ page }) => {
  await fakeSpeech(page, "none");
  await page.goto(paths.try);
  await hydratePage(page);
  await expect(page.getByText(en.voice.how)).toBeVisible();
  await expect(page.getByRole("button", { name: en.tones.play })).toHaveCount(0);
  await expect(page.getByRole("button", { name: en.voice.listen })).toHaveCount(0);
});

test("a voice that never answers is given up", async ({ page }) => {
  await page.clock.install();
  await fakeSpeech(page, "silent");
  await page.goto(paths.try);
  await hydratePage(page);
  const section = sectionOf(page, en.tones.title);
  await section.getByRole("button", { name: en.tones.play }).click();
  await page.clock.runFor(5000);
  await expect(section.getByRole("status")).toHaveText(en.voice.silent);
  await expect(section.getByRole("button", { name: en.tones.again })).toBeEnabled();
});

test("without its data, a character says what to do, and the next press tries again", async ({ page }) => {
  await page.route("**/art/strokes/*.json", (route) => route.abort(), { times: 1 });
  await page.goto(paths.try);
  await hydratePage(page);
  const section = sectionOf(page, en.writing.title);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole("status").first()).toHaveText(writing.failed);
  await section.getByRole("button", { name: writing.again }).click();
  await expect(section.getByRole("status").first()).toContainText("Stroke 1 of 7");
});

test("an open board follows a change between light and dark", async ({ page }) => {
  const outlines = () =>
    gridOf(page, "你")
      .locator("svg:not([aria-hidden]) path[stroke]")
      .evaluateAll((all) => [...new Set(all.map((path) => getComputedStyle(path).stroke))]);
  await page.emulateMedia({ colorScheme: "light" });
  await openInLanguage(page, "en-US", paths.try);
  await hydratePage(page);
  await expect.poll(outlines).toContain("rgb(233, 226, 214)");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(outlines).toContain("rgb(58, 70, 99)");
  expect(await outlines()).not.toContain("rgb(233, 226, 214)");
});

test("the word of the day changes at Beijing's midnight in an open tab, and after two weeks asks to reload", async ({
  page,
}) => {
  const now = Date.now();
  const midnight = (dayNumber(now, "Asia/Shanghai") + 1) * 86_400_000 - 8 * 3_600_000;
  await page.clock.install({ time: now });
  await page.goto(paths.try);
  await hydratePage(page);
  const section = sectionOf(page, en.word.title);
  const today = wordOn(wordsOfTheDay(), dayNumber(now, "Asia/Shanghai"));
  await expect(section).toContainText(today.meaning["en-US"]);
  await page.clock.fastForward(midnight - now + 2000);
  await expect(section).toContainText(
    wordOn(wordsOfTheDay(), dayNumber(now, "Asia/Shanghai") + 1).meaning["en-US"],
  );
  await page.clock.fastForward(14 * 86_400_000);
  await expect(section.getByRole("link", { name: en.word.reload })).toBeVisible();
});

test("Hong Kong and Taiwan see traditional characters, and everybody can switch", async ({ page }) => {
  await openInLanguage(page, "zh-TW", paths.try);
  await hydratePage(page);
  const section = sectionOf(page, words("zh-TW").try.writing.title);
  await expect(section.getByRole("button", { name: /學$/ })).toBeVisible();
  await section.getByRole("button", { name: words("zh-TW").try.writing.hans }).click();
  await expect(section.getByRole("button", { name: /学$/ })).toBeVisible();
  await expect(section.getByRole("button", { name: /學$/ })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page is read with all characters, and has no dead buttons", async ({ page }) => {
    await page.goto(paths.try);
    const section = sectionOf(page, en.writing.title);
    const items = section.getByRole("listitem");
    for (const [index, { hans, pinyin, meaning }] of characters.entries())
      for (const text of [hans.character, pinyin, meaning["en-US"]])
        await expect(items.nth(index)).toContainText(text);
    await expect(page.getByRole("main").locator("button:visible")).toHaveCount(0);
  });
});

for (const width of storyWidths(1280))
  test(`a character is written in the home page's first banner at ${width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(paths.home);
    await hydratePage(page);
    const banners = page.getByRole("region", { name: words("en-US").home.hero.banners });
    const { character } = characters.find(({ hans }) => hans.character === "你")!.hans;
    const grid = gridOf(banners, character);
    await draw(page, grid, mediansOf(character));
    await expect(banners.getByRole("status")).toHaveText(writing.written.replace("{character}", character));
    await expect(banners.getByText(words("en-US").home.hero.board.together)).toBeVisible();
    const next = banners.getByRole("link", { name: words("en-US").header.register });
    await expect(next).toHaveAttribute("href", "/account/register");
    // The first stroke paused the carousel.
    await expect(banners.getByRole("group").first()).not.toHaveAttribute("inert");
    expect(complaints).toEqual([]);
  });
