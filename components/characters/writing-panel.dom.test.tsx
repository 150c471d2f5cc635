import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { readFileSync } from "node:fs";
import texts from "@/messages/en-US/characters.json";
import { WritingPanel } from "./writing-panel";

/* The grid with hanzi-writer itself; only the network is replaced. */

let root: Root;
let container: HTMLElement;
const fetchMock = jest.fn();

beforeEach(async () => {
  fetchMock.mockImplementation((path: string) =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve(JSON.parse(readFileSync(`public${path}`, "utf8"))),
    }),
  );
  Object.assign(globalThis, {
    fetch: fetchMock,
    matchMedia: () => ({ matches: true }),
    ResizeObserver: class {
      observe() {}
    },
  });
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en-US" messages={{ characters: texts }}>
        <WritingPanel character="十" lang="zh-CN" layout="page" />
      </NextIntlClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  fetchMock.mockReset();
});

const press = (label: string) =>
  act(async () => {
    const buttons = [...container.querySelectorAll("button")];
    buttons.find((button) => button.textContent?.trim() === label)?.click();
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

test("nothing is loaded before the first press", () => {
  expect(fetchMock).not.toHaveBeenCalled();
  expect(container.querySelector("svg")).toBeNull();
  expect(status()).toBe("");
});

test("a character is written by choosing where each stroke starts to go", async () => {
  await press(texts.write);
  expect(fetchMock).toHaveBeenCalledWith("/art/strokes/5341.json");
  await expectStatus(fill(texts.next, { n: 1, total: 2 }));
  await press(texts.directions.down);
  await expectStatus(fill(texts.mistake, { n: 1 }));
  await press(texts.directions.down);
  await expectStatus(fill(texts.hint, { n: 1, direction: texts.directions.right }));
  await press(texts.directions.right);
  await expectStatus(fill(texts.next, { n: 2, total: 2 }));
  await press(texts.directions.down);
  await expectStatus(fill(texts.written, { character: "十" }));
});

test("data that cannot be loaded says what to do, and the next press tries again", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("offline"));
  await press(texts.write);
  await expectStatus(texts.failed);
  await press(texts.write);
  await expectStatus(fill(texts.next, { n: 1, total: 2 }));
});
