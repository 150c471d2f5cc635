import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { schoolDay } from "../lib/subjects/school/school-time";
import { formatMessage } from "../lib/base/i18n/format-message";
import { languageNames } from "../lib/base/i18n/languages";
import type { Experience } from "../lib/subjects/level-test/experience";
import { testEventPath } from "../lib/subjects/level-test/report-event";
import { optionText, type QuestionFile, type TestQuestion } from "../lib/subjects/level-test/test-question";
import { paths, trialRequestPath } from "../lib/base/paths";
import { isLongRun } from "../testing/long-run";
import { tickRegistration } from "./support/consent";
import { deskTextsOf, logIntoDesk } from "./support/desk";
import { deskCall, openDashboard, registerStudent } from "./support/desk-people";
import { keyboard } from "./support/keyboard";
import { checkPage } from "./support/page-checks";
import { hydratePage } from "./support/settled";
import { expect, openInLanguage, test } from "./support/test";
import { words } from "./support/words";

/* The level test in the browser; its course and its estimate are unit tests (lib/subjects/level-test). */

const { levelTest, trialLesson, hotSell, share } = words("en-US");
const { intro, test: texts, result, levels, shared } = levelTest;

/** A browser without speech, with a Mandarin voice, or with one that never answers. */
type Speech = "none" | "speaks" | "silent";

/** Replaces the browser's speech. What it was asked to say is in `window.said`. */
async function setSpeech(page: Page, speech: Speech): Promise<void> {
  await page.addInitScript((kind) => {
    const said: string[] = [];
    const voices = [
      { lang: "en-US", name: "English", localService: true },
      { lang: "zh-HK", name: "Cantonese", localService: true },
      ...(kind === "none" ? [] : [{ lang: "zh-CN", name: "Mandarin", localService: true }]),
    ];
    class Utterance {
      onstart?: () => void;
      onend?: () => void;
      constructor(readonly text: string) {}
    }
    const synthesis = {
      getVoices: () => voices,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      cancel: () => undefined,
      speak: (utterance: Utterance) => {
        said.push(utterance.text);
        if (kind !== "speaks") return;
        queueMicrotask(() => {
          utterance.onstart?.();
          utterance.onend?.();
        });
      },
    };
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
    Object.assign(window, { said });
  }, speech);
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

const readFile = async (page: Page) =>
  (await (await page.request.get("/api/level-test/en-US")).json()) as QuestionFile;

const start = (page: Page, experience: Experience = "little") =>
  page.getByRole("button", { name: intro.answers[experience] });
const next = (page: Page) => page.getByRole("button", { name: texts.next });
const dontKnow = (page: Page) => page.getByRole("button", { name: texts.dontKnow });
const prompt = (page: Page) => page.locator("form h2");
const heading = (page: Page, level: keyof typeof levels) =>
  page.getByRole("heading", {
    level: 1,
    name: formatMessage(result.title, { level: levels[level].name }, "en-US"),
  });
const progress = (page: Page, n: number) =>
  page.getByText(formatMessage(texts.progress, { n: String(n) }, "en-US"), { exact: true });

/** Finds the question on the page by its prompt and options. */
async function currentQuestion(page: Page, { questions, prompts }: QuestionFile): Promise<TestQuestion> {
  const shownPrompt = await prompt(page).innerText();
  const shown = await page.locator("form label").allInnerTexts();
  const found = questions.find(
    (question) =>
      prompts[question.kind] === shownPrompt &&
      question.optionCount === shown.length &&
      shown.every((text, index) => text.split("\n")[0]?.trim() === optionText(question, index + 1, "hans")),
  );
  if (!found) throw new Error(`unknown question: ${shownPrompt} ${shown.join(", ")}`);
  return found;
}

/** Opens the page and answers its first question. */
async function startTest(page: Page, experience: Experience = "little"): Promise<void> {
  await page.goto(paths.levelTest);
  await hydratePage(page);
  await start(page, experience).click();
  await expect(progress(page, 1)).toBeVisible();
}

/** Presses "I don't know" until the result appears. @param from number of the current question */
async function skipToResult(page: Page, from: number): Promise<void> {
  for (let n = from; n <= 18 && (await dontKnow(page).isVisible()); n += 1) {
    await dontKnow(page).click();
    await expect(progress(page, n + 1).or(heading(page, "0"))).toBeVisible();
  }
  await expect(heading(page, "0")).toBeVisible();
}

const sizes = [
  [390, 844],
  [1280, 800],
] as const;
// A quick run makes one walk; the pages on it are checked at both widths.
for (const [width, height] of isLongRun ? sizes : sizes.slice(0, 1)) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test("the whole test works by keyboard, with several kinds of questions", async ({
      page,
      complaints,
    }) => {
      await setSpeech(page, "speaks");
      await page.goto(paths.levelTest);
      await hydratePage(page);
      await checkPage(page, [360, 1280]);
      await page.setViewportSize({ width, height });
      const keys = keyboard(page);
      await keys.press(start(page, "everyday"));
      const file = await readFile(page);
      const kinds = new Set<string>();
      const questions: TestQuestion[] = [];
      for (let n = 1; n <= 18; n += 1) {
        await expect(progress(page, n).or(heading(page, "5"))).toBeVisible();
        if (await heading(page, "5").isVisible()) break;
        await expect(prompt(page)).toBeFocused();
        const question = await currentQuestion(page, file);
        questions.push(question);
        if (question.kind === "listening") {
          expect(await page.getByText(question.say?.hans ?? "").count(), "nothing to read").toBe(0);
          await keys.press(page.getByRole("button", { name: texts.listen, exact: true }));
          await expect(page.getByRole("button", { name: texts.again })).toBeVisible();
          expect((await said(page)).at(-1)).toBe(question.say?.hans);
        }
        if (!kinds.has(question.kind)) {
          kinds.add(question.kind);
          await checkPage(page, [360, 1280]);
          await page.setViewportSize({ width, height });
          await prompt(page).focus();
        }
        if (n === 1) {
          // Without a choice, the button says what is missing and leads to the options. Chromium comes to
          // the second option when it leaves them and returns, so they are answered at once.
          await keys.press(next(page));
          await expect(page.getByText(texts.choose)).toBeVisible();
          await expect(page.getByRole("radio").first()).toBeFocused();
        }
        // HSK 6 is answered wrongly, so that the result has mistakes to explain.
        const option = question.level === 6 ? (question.answer % question.optionCount) + 1 : question.answer;
        await keys.press(page.getByRole("radio").first(), "Space", ...Array(option - 1).fill("ArrowDown"));
        await expect(page.getByRole("radio").nth(option - 1)).toBeChecked();
        await keys.press(next(page));
      }
      await expect(heading(page, "5")).toBeFocused();
      expect(kinds.size).toBeGreaterThanOrEqual(4);
      expect(new Set(questions).size).toBe(questions.length);
      const mistakes = questions.filter(({ level }) => level === 6);
      const basis = {
        n: String(questions.length),
        correct: String(questions.length - mistakes.length),
      };
      await expect(page.getByText(formatMessage(result.basis, basis, "en-US"))).toBeVisible();
      await expect(
        page.getByText(optionText(mistakes[0]!, mistakes[0]!.answer, "hans")).first(),
      ).toBeVisible();
      await checkPage(page, [360, 1280]);
      expect(complaints).toEqual([]);
    });
  });
}

test("a beginner leaves with a result after one press, and Back leads to the first question", async ({
  page,
  complaints,
}) => {
  await page.goto(paths.levelTest);
  await hydratePage(page);
  await start(page, "none").click();
  const title = page.getByRole("heading", { level: 1, name: result.new.title });
  await expect(title).toBeFocused();
  await expect(page.getByRole("heading", { name: result.classes, exact: true })).toBeVisible();
  const ask = page.getByRole("link", { name: result.ask }).filter({ visible: true });
  expect(decodeURIComponent((await ask.getAttribute("href")) ?? "")).toContain(
    trialRequestPath("beginner", false),
  );
  await checkPage(page, [360, 1280]);
  await page.reload();
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: intro.ask, exact: true })).toBeVisible();
  await start(page).click();
  await expect(progress(page, 1)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: intro.ask, exact: true })).toBeFocused();
  await page.goForward();
  await expect(progress(page, 1)).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const [level, experience] of [
  ["1", "little"],
  ["4", "everyday"],
] as const)
  test(`a learner of HSK ${level} begins easily and arrives at that level`, async ({ page }) => {
    await startTest(page, experience);
    const file = await readFile(page);
    for (let n = 1; n <= 18 && (await dontKnow(page).isVisible()); n += 1) {
      const question = await currentQuestion(page, file);
      if (n === 1) expect(question.level).toBeLessThanOrEqual(2);
      if (question.level <= 2 && question.kind !== "tone")
        await expect(page.locator("form [lang=zh-Latn]").first()).toBeVisible();
      if (question.level <= Number(level)) {
        await page
          .getByRole("radio")
          .nth(question.answer - 1)
          .check();
        await next(page).click();
      } else await dontKnow(page).click();
      await expect(progress(page, n + 1).or(heading(page, level))).toBeVisible();
    }
    await expect(heading(page, level)).toBeVisible();
  });

test("a reload continues the test, and afterwards shows its result again", async ({ page, complaints }) => {
  await setSpeech(page, "none");
  await startTest(page);
  await expect(page.getByText(texts.noVoice)).toBeVisible();
  // The second press of a double press is no answer to the next question.
  await dontKnow(page).dblclick();
  await expect(progress(page, 2)).toBeVisible();
  await page.getByRole("radio").first().check();
  await next(page).click();
  await expect(progress(page, 3)).toBeVisible();
  const options = await page.locator("form label").allInnerTexts();
  await page.reload();
  await expect(progress(page, 3)).toBeVisible();
  expect(await page.locator("form label").allInnerTexts()).toEqual(options);
  // The same question in the other script, without losing it.
  await page.getByRole("button", { name: texts.traditional }).click();
  await expect(progress(page, 3)).toBeVisible();
  await skipToResult(page, 3);
  await expect(page.getByText(result.noSound)).toBeVisible();
  await page.reload();
  await expect(heading(page, "0")).toBeVisible();
  await page.getByRole("button", { name: result.again }).click();
  await expect(page.getByRole("heading", { name: intro.ask, exact: true })).toBeFocused();
  await start(page).click();
  await expect(progress(page, 1)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a voice that never answers can be left out", async ({ page, complaints }) => {
  await setSpeech(page, "silent");
  await startTest(page);
  const listen = page.getByRole("button", { name: texts.listen, exact: true });
  const file = await readFile(page);
  for (let n = 1; n <= 15 && !(await listen.isVisible()); n += 1) {
    const { answer } = await currentQuestion(page, file);
    await page
      .getByRole("radio")
      .nth(answer - 1)
      .check();
    await next(page).click();
    await expect(progress(page, n + 1)).toBeVisible();
  }
  await page.clock.install();
  await listen.click();
  await page.clock.runFor(5_000);
  await expect(page.getByText(texts.silent)).toBeVisible();
  await page.getByRole("button", { name: texts.mute }).click();
  await expect(page.getByText(texts.muted)).toBeVisible();
  await expect(listen).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("without storage the test works until the page is left", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Storage is forbidden.", "SecurityError");
        },
      });
  });
  // Storage is denied, so the fixture's own script about the advert fails.
  await startTest(page);
  complaints.length = 0;
  await skipToResult(page, 1);
  await page.reload();
  await expect(start(page)).toBeVisible();
});

test("a started test works offline, up to its result with classes and dates", async ({ page, context }) => {
  await startTest(page);
  await context.setOffline(true);
  await skipToResult(page, 1);
  const classes = page.getByRole("heading", { name: result.classes, exact: true }).locator("..");
  await expect(classes.getByText(hotSell.card.deadline).first()).toBeVisible();
  await expect(classes.getByRole("link", { name: hotSell.card.detail }).first()).toHaveAttribute(
    "href",
    /^\/hot-sell\/detail\/\d+$/,
  );
});

test("only counts are sent; the desk shows who began, finished and registered by language", async ({
  page,
  browser,
  baseURL,
}) => {
  // No other test counts in this language.
  const language = "id-ID";
  const indonesian = words(language);
  const day = schoolDay(new Date());
  const desk = await browser.newPage({ locale: "en-US", ...(baseURL && { baseURL }) });
  await logIntoDesk(desk, "/desk/links");
  const readCounts = async () => {
    const { days } = await deskCall(desk, "level-test/days", { from: day, to: schoolDay(new Date()) });
    const own = days.filter((one) => one.language === language);
    return (["started", "finished", "registered"] as const).map((event) =>
      own.reduce((sum, one) => sum + one[event], 0),
    );
  };
  const before = await readCounts();

  await openInLanguage(page, language, paths.levelTest);
  await hydratePage(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && !request.url().includes("/api/")) return;
    expect([request.postData(), request.headers().cookie], request.url()).toEqual([null, undefined]);
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.getByRole("button", { name: indonesian.levelTest.intro.answers.little }).click();
  const unknown = page.getByRole("button", { name: indonesian.levelTest.test.dontKnow });
  const lesson = page.getByRole("link", { name: indonesian.levelTest.result.ask });
  await expect(unknown).toBeVisible();
  for (let n = 1; n <= 18 && (await unknown.isVisible()); n += 1) {
    const question = await prompt(page).elementHandle();
    await unknown.click();
    // The next question or the result takes the place of the answered one.
    await question?.waitForElementState("hidden");
  }
  const posts = (["started", "finished"] as const).map((event) => `POST ${testEventPath(language, event)}`);
  expect(sent).toEqual([`GET /api/level-test/${language}`, ...posts]);
  page.removeAllListeners("request");

  await lesson.filter({ visible: true }).click();
  await page.waitForURL(`**${paths.register}?*`);
  await hydratePage(page);
  const { account } = indonesian;
  await page.getByLabel(account.nickname, { exact: true }).fill("Dewi");
  await page.getByLabel(account.email, { exact: true }).fill(`${randomUUID()}@example.com`);
  await page.getByLabel(account.password, { exact: true }).fill("correct horse");
  await tickRegistration(page);
  await page.getByRole("button", { name: account.register.submit }).click();
  await page.waitForURL(`**${trialRequestPath("beginner")}`);
  expect(await readCounts()).toEqual(before.map((count) => count + 1));
  await desk.reload();
  const figures = desk.getByRole("region", { name: deskTextsOf("links").levelTest.title });
  await expect(figures.getByRole("row").filter({ hasText: languageNames[language] }).first()).toBeVisible();
  await checkPage(desk, [360, 1280]);
  await desk.close();
});

test("the result's link opens a page with that level; nonsense opens the test", async ({ page, request }) => {
  await startTest(page);
  await skipToResult(page, 1);
  const link = await page.getByLabel(share.link).inputValue();
  expect(new URL(link).search).toBe("?result=0");
  await page.goto(`${paths.levelTest}?result=4`);
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: formatMessage(shared.title, { level: levels["4"].name }, "en-US"),
    }),
  ).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  const picture = await page.locator("meta[property='og:image']").getAttribute("content");
  expect(new URL(picture ?? "").pathname).toBe("/og/en-US/level-test/4");
  expect((await request.get(new URL(picture ?? "").pathname)).headers()["content-type"]).toBe("image/png");
  for (const level of ["7", "-1", "x"])
    expect((await request.get(`/og/en-US/level-test/${level}`)).status()).toBe(404);
  for (const value of ["7", "-1", "", "04", "4.5", "%3Cscript%3E", "HSK4", "4&result=9x"]) {
    const html = await (await request.get(`${paths.levelTest}?result=${value}`)).text();
    const isShared = value.startsWith("4&");
    expect(html.includes(shared.start), value).toBe(isShared);
  }
  expect((await request.get("/level-test/result/4")).status()).toBe(404);
  expect((await request.get("/api/level-test/xx-XX")).status()).toBe(404);
});

test("the level arrives in the request for a trial lesson", async ({ page, baseURL }) => {
  await startTest(page);
  await skipToResult(page, 1);
  const expected = trialRequestPath("beginner");
  const ask = page.getByRole("link", { name: result.ask }).filter({ visible: true });
  const address = new URL((await ask.getAttribute("href")) ?? "", baseURL);
  expect([address.pathname, address.searchParams.get("redirect")]).toEqual([paths.register, expected]);

  const student = await registerStudent(page);
  await openDashboard(page, student, baseURL ?? "");
  // The guest's result is not the student's, who did not log in from its page.
  await startTest(page);
  await skipToResult(page, 1);
  await expect(ask).toHaveAttribute("href", expected);
  await ask.click();
  await expect(page.getByRole("radio", { name: trialLesson.form.levels.beginner })).toBeChecked();
  await page.goto(trialRequestPath("nonsense"));
  await expect(page.getByRole("radio", { name: trialLesson.form.goals.hsk })).toBeVisible();
});

test("the introduction reads without scripts, and home and the classes lead to it", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  for (const path of [paths.home, paths.hotSell]) {
    await page.goto(path);
    await page.getByRole("link", { name: levelTest.entry }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.levelTest}$`));
  }
  await expect(page.getByRole("heading", { level: 1, name: intro.title })).toBeVisible();
  await expect(page.getByText(levels["6"].text)).toBeVisible();
  // This browser still parses `noscript` as if scripts could run.
  const html = await (await page.request.get(paths.levelTest)).text();
  expect(/<noscript>(.*?)<\/noscript>/.exec(html.slice(html.indexOf("<main")))?.[1]).toContain(
    intro.noScript,
  );
  await expect(start(page)).toBeHidden();
  await context.close();
});
