import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { questionFile } from "@/lib/subjects/level-test/question-file";
import { formatMessage } from "@/lib/base/i18n/format-message";
import { drafts } from "@/lib/base/session/drafts";
import english from "@/messages/en-US/site.json";
import type { LevelTestSetting } from "./setting";
import TestRunner from "./test-runner";

const { test: texts, result, levels } = english.levelTest;
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

async function open(questionsHref: string, isBeginner = false): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en-US" messages={english} timeZone="Asia/Shanghai">
        <TestRunner setting={{ ...setting, questionsHref }} movesFocus isBeginner={isBeginner} />
      </NextIntlClientProvider>,
    ),
  );
  // The search for a voice, and what follows it.
  await act(() => jest.advanceTimersByTimeAsync(2_000));
}

const button = (text: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent === text);
const press = (text: string) => act(async () => button(text)?.click());
const shown = () => document.body.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
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

test("each question takes the focus and the result explains what was wrong", async () => {
  await open("/a");
  expect(shown()).toContain(texts.noVoice);
  for (let n = 1; n <= 20 && button(texts.dontKnow); n += 1) {
    expect(shown()).toContain(formatMessage(texts.progress, { n: String(n), max: "20" }, "en-US"));
    expect(document.activeElement?.tagName).toBe("H2");
    await press(texts.dontKnow);
  }
  expect(document.activeElement?.textContent).toBe(
    formatMessage(result.title, { level: levels[0].name }, "en-US"),
  );
  expect(document.querySelectorAll("ol > li").length).toBeGreaterThanOrEqual(15);
  // No class of the level is open, and that is said.
  expect(shown()).toContain(result.noClass);
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toContain("/account/trial?level=beginner");
  expect(links).toContain("/account/register?redirect=%2Faccount%2Ftrial%3Flevel%3Dbeginner");
  expect(document.querySelector("input")?.value).toBe("https://school.example/level-test?result=0");
});

test("a visitor who has never learned Chinese gets a result and the trial lesson without a question", async () => {
  await open("/d", true);
  expect(fetchFile).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe(
    formatMessage(result.title, { level: levels[0].name }, "en-US"),
  );
  expect(shown()).toContain(result.lesson);
  expect(shown()).not.toContain(result.tips);
  expect(shown()).not.toContain("0");
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toContain("/account/register?redirect=%2Faccount%2Ftrial%3Flevel%3Dbeginner");
  // They can take the test all the same.
  await press(result.again);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(button(texts.dontKnow)).toBeDefined();
});

test("an answer must be chosen, and is counted once confirmed", async () => {
  await open("/b");
  await press(texts.next);
  expect(shown()).toContain(texts.choose);
  expect(document.activeElement).toBe(document.querySelector("input[type=radio]"));
  await act(async () => document.querySelectorAll<HTMLInputElement>("input[type=radio]")[1]?.click());
  expect(shown()).not.toContain(texts.choose);
  await press(texts.next);
  expect(JSON.parse(drafts.read("yuqiao:form:level-test") ?? "")).toMatchObject({
    answers: [{ option: 2 }],
  });
});

test("questions that cannot be loaded are asked for again", async () => {
  fetchFile.mockImplementationOnce(async () => ({ ok: false, status: 503 }));
  await open("/c");
  expect(shown()).toContain(texts.failed);
  await press(texts.retry);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(button(texts.dontKnow)).toBeDefined();
});
