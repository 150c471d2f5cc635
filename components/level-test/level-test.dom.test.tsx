import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { questionFile } from "@/lib/subjects/level-test/question-file";
import { formatMessage } from "@/lib/base/i18n/format-message";
import { drafts } from "@/lib/base/session/drafts";
import type { Experience } from "@/lib/subjects/level-test/experience";
import { optionPinyin, optionText, type QuestionFile } from "@/lib/subjects/level-test/test-question";
import english from "@/messages/en-US/site.json";
import type { LevelTestSetting } from "./setting";
import { LevelTest } from "./level-test";

const { intro, test: texts, result, levels } = english.levelTest;
const { questions } = JSON.parse(questionFile("en-US").json) as QuestionFile;
const setting: LevelTestSetting = {
  questionsHref: "/questions",
  resultHref: "https://school.example/level-test?result={level}",
  share: {
    networks: [],
    labels: { share: "", link: "", copy: "", copied: "", notCopied: "", newWindow: "" },
  },
  classes: [],
  account: { registerHref: "/account/register", studentHref: "/account/student", isOwn: true },
};

let root: Root;
const fetchFile = jest.fn();

const settle = () => act(() => jest.advanceTimersByTimeAsync(2_000));

/** Opens the page, and answers the first question. */
async function open(questionsHref: string, experience?: Experience): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en-US" messages={english} timeZone="Asia/Shanghai">
        <LevelTest setting={{ ...setting, questionsHref }} head={<h1>{intro.title}</h1>}>
          <p>{intro.limits}</p>
        </LevelTest>
      </NextIntlClientProvider>,
    ),
  );
  if (experience) await press(intro.answers[experience]);
  // The search for a voice, and what follows it.
  await settle();
}

const button = (text: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent === text);
const press = (text: string) => act(async () => button(text)?.click());
const shown = () => document.body.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  history.replaceState(null, "");
  fetchFile.mockClear();
  fetchFile.mockImplementation(async () => ({
    ok: true,
    json: async () => JSON.parse(questionFile("en-US").json),
  }));
  Object.assign(globalThis, { fetch: fetchFile });
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  jest.useRealTimers();
});

const links = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
const options = () => [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
const firstQuestion = () => document.querySelector("#level-test-first");

/** The question on the page. */
function currentQuestion() {
  const labels = [...document.querySelectorAll("label")].map((label) => label.textContent);
  return questions.find((question) =>
    labels.every((label, index) => {
      const option = index + 1;
      return label === optionText(question, option, "hans") + (optionPinyin(question, option) ?? "");
    }),
  )!;
}

test("each question takes the focus and the result explains what was wrong", async () => {
  await open("/a", "little");
  expect(shown()).toContain(texts.noVoice);
  // Three times "I don't know" is enough for a beginner.
  for (const n of ["1", "2", "3"]) {
    expect(shown()).toContain(formatMessage(texts.progress, { n }, "en-US"));
    expect(document.activeElement?.tagName).toBe("H2");
    await press(texts.dontKnow);
  }
  expect(document.activeElement?.textContent).toBe(
    formatMessage(result.title, { level: levels[0].name }, "en-US"),
  );
  expect(document.querySelectorAll("ol > li")).toHaveLength(3);
  // No class of the level is open, and that is said.
  expect(shown()).toContain(result.noClass);
  expect(links()).toContain("/account/trial?level=beginner");
  expect(links()).toContain("/account/register?redirect=%2Faccount%2Ftrial%3Flevel%3Dbeginner");
  expect(document.querySelector("input")?.value).toBe("https://school.example/level-test?result=0");
});

test("a visitor who is new to Chinese gets a result and the trial lesson without a question", async () => {
  await open("/d", "none");
  expect(fetchFile).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe(result.new.title);
  expect(shown()).toContain(result.new.text);
  expect(shown()).toContain(result.new.lesson);
  for (const absent of [result.tips, result.share, "0"]) expect(shown()).not.toContain(absent);
  // The registration is not counted as one of the test.
  expect(links()).toContain(
    `/account/register?redirect=${encodeURIComponent("/account/trial?level=beginner&untested=1")}`,
  );
  // A reload, or Back from another page, shows it again; they can take the test all the same.
  act(() => root.unmount());
  document.body.replaceChildren();
  await open("/d");
  expect(shown()).toContain(result.new.text);
  await press(result.new.again);
  expect(document.activeElement).toBe(firstQuestion());
  await press(intro.answers.little);
  await settle();
  expect(button(texts.dontKnow)).toBeDefined();
});

test("Back leads to the first question; the same answer continues the test, another starts a new one", async () => {
  await open("/e", "little");
  const { id } = currentQuestion();
  await press(texts.dontKnow);
  const second = currentQuestion();
  expect(second.id).not.toBe(id);
  const goTo = (levelTest: string | undefined) =>
    act(async () =>
      window.dispatchEvent(new PopStateEvent("popstate", { state: levelTest ? { levelTest } : null })),
    );
  // A link within the page is another entry of the history, and leads nowhere else.
  await goTo(undefined);
  expect(currentQuestion().id).toBe(second.id);
  await goTo("first");
  expect(document.activeElement).toBe(firstQuestion());
  await goTo("test");
  expect(currentQuestion().id).toBe(second.id);
  await goTo("first");
  await press(intro.answers.little);
  expect(currentQuestion().id).toBe(second.id);
  await goTo("first");
  await press(intro.answers.everyday);
  expect(shown()).toContain(formatMessage(texts.progress, { n: "1" }, "en-US"));
});

test("texts and options of HSK 1 and 2 have their pinyin, but not what asks for tones", async () => {
  await open("/f", "little");
  const kinds = new Set<string>();
  for (let n = 1; n <= 18 && button(texts.dontKnow); n += 1) {
    const question = currentQuestion();
    kinds.add(question.kind);
    const readings = [...document.querySelectorAll("form div [lang=zh-Latn]")].map(
      (each) => each.textContent,
    );
    if (question.level <= 2) {
      const texts = [question.text, question.question].filter((text) => text !== undefined);
      expect(readings.length > 0).toBe(question.kind !== "tone" && texts.length > 0);
    }
    if (question.level <= 2) await act(async () => options()[question.answer - 1]?.click());
    await press(question.level <= 2 ? texts.next : texts.dontKnow);
  }
  expect(kinds.size).toBeGreaterThanOrEqual(4);
});

test("an answer must be chosen, and is counted once confirmed", async () => {
  await open("/b", "little");
  await press(texts.next);
  expect(shown()).toContain(texts.choose);
  expect(document.activeElement).toBe(options()[0]);
  await act(async () => options()[1]?.click());
  expect(shown()).not.toContain(texts.choose);
  await press(texts.next);
  expect(JSON.parse(drafts.read("yuqiao:form:level-test") ?? "")).toMatchObject({
    experience: "little",
    answers: [{ option: 2 }],
  });
});

test("questions that cannot be loaded are asked for again", async () => {
  fetchFile.mockImplementationOnce(async () => ({ ok: false, status: 503 }));
  await open("/c", "little");
  expect(shown()).toContain(texts.failed);
  await press(texts.retry);
  await settle();
  expect(button(texts.dontKnow)).toBeDefined();
});
