import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { readFileSync } from "node:fs";
import texts from "@/messages/en-US/characters.json";
import { CharacterBoard } from "./character-board";
import type { Writing } from "./use-board";

/* The board with hanzi-writer itself; only the network is replaced. */

let root: Root;
let container: HTMLElement;
let see: () => void;
const fetchMock = jest.fn();
const onBegin = jest.fn();
const onDone = jest.fn<void, [Writing]>();

beforeEach(async () => {
  fetchMock.mockImplementation((path: string) =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve(JSON.parse(readFileSync(`public${path}`, "utf8"))),
    }),
  );
  Object.assign(globalThis, {
    fetch: fetchMock,
    matchMedia: () => ({ matches: true, addEventListener: () => undefined }),
    requestIdleCallback: (callback: () => void) => setTimeout(callback),
    ResizeObserver: class {
      observe() {}
    },
    IntersectionObserver: class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  });
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en-US" messages={{ characters: texts }}>
        <CharacterBoard character="十" lang="zh-CN" onBegin={onBegin} onDone={onDone} />
      </NextIntlClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  jest.resetAllMocks();
});

const press = (label: string) =>
  act(async () => {
    const buttons = [...container.querySelectorAll("button")];
    buttons.find((button) => [button.textContent?.trim(), button.ariaLabel].includes(label))?.click();
  });
const status = () => container.querySelector("[role=status]")?.textContent;

/** Expects a status within some turns of the event loop, which loading takes. */
async function expectStatus(expected: string): Promise<void> {
  for (let turn = 0; turn < 200 && status() !== expected; turn += 1)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  expect(status()).toBe(expected);
}

const fill = (text: string, values: object) =>
  Object.entries(values).reduce(
    (result, [name, value]) => result.replaceAll(`{${name}}`, String(value)),
    text,
  );

test("nothing is loaded before the board is seen; then it waits for the first stroke", async () => {
  expect(fetchMock).not.toHaveBeenCalled();
  expect(container.querySelector("[role=img]")?.textContent).toBe("十");
  expect(status()).toBe(texts.start);
  see();
  await expectStatus(fill(texts.next, { n: 1, total: 2 }));
  expect(fetchMock).toHaveBeenCalledWith("/art/strokes/5341.json");
  expect(onBegin).not.toHaveBeenCalled();
});

test("a character is written by choosing where each stroke starts to go", async () => {
  see();
  await expectStatus(fill(texts.next, { n: 1, total: 2 }));
  await press(texts.directions.down);
  expect(onBegin).toHaveBeenCalled();
  await expectStatus(fill(texts.mistake, { n: 1 }));
  await press(texts.directions.down);
  await expectStatus(fill(texts.hint, { n: 1, direction: texts.directions.right }));
  await press(texts.directions.right);
  await expectStatus(fill(texts.next, { n: 2, total: 2 }));
  expect(onDone).not.toHaveBeenCalled();
  await press(texts.directions.down);
  await expectStatus(fill(texts.written, { character: "十" }));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(onDone.mock.calls[0]?.[0].strokes).toHaveLength(2);
  await press(texts.again);
  await expectStatus(fill(texts.next, { n: 1, total: 2 }));
});

test("data that cannot be loaded says what to do, and the next press tries again", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("offline"));
  see();
  await expectStatus(texts.failed);
  await press(texts.again);
  await expectStatus(fill(texts.next, { n: 1, total: 2 }));
});
