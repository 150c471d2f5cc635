import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { useDebouncedValue } from "@/components/desk/use-debounced-value";
import { isHalfComposed, useComposedText } from "./composition";
import { useSecondPressGuard } from "./use-second-press-guard";

let root: Root;
beforeEach(() => {
  jest.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const answers: string[] = [];
function Question({ name }: { name: string }) {
  return (
    <form onClickCapture={useSecondPressGuard()} onSubmit={(event) => event.preventDefault()}>
      <button type="submit" onClick={() => answers.push(name)}>
        Next
      </button>
    </form>
  );
}
const ask = (name: string) => act(async () => root.render(<Question key={name} name={name} />));
const press = (pointerType: string, detail: number) => {
  const button = document.querySelector("button")!;
  const down = new Event("pointerdown", { bubbles: true });
  button.dispatchEvent(Object.assign(down, { pointerType }));
  return button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
};

test.each([
  ["mouse", 2, 200, false],
  ["mouse", 1, 200, true],
  ["mouse", 2, 900, true],
  ["touch", 1, 200, false],
  ["touch", 1, 900, true],
  ["mouse", 0, 0, true],
] as const)(
  "a press by %s, the %d. in a row, %d ms after the content appeared: %s",
  async (type, detail, ms, counts) => {
    answers.length = 0;
    await ask("first");
    jest.advanceTimersByTime(1_000);
    await ask("second");
    jest.advanceTimersByTime(ms);
    expect(press(type, detail)).toBe(counts);
    expect(answers).toEqual(counts ? ["second"] : []);
  },
);

let type!: (text: string) => void;
let shown: { composed: string; debounced: string };
function Search() {
  const [text, setText] = useState("");
  type = setText;
  shown = { composed: useComposedText(text), debounced: useDebouncedValue(text) };
  return <input readOnly value={text} />;
}
const compose = (kind: string, data: string) =>
  act(
    async () =>
      void document
        .querySelector("input")!
        .dispatchEvent(new CompositionEvent(`composition${kind}`, { bubbles: true, data })),
  );
const enter = (text: string) => act(async () => type(text));

test.each(["tui'k", "ni hao", "ㄊㄨㄟ", "とう", "viê"])(
  "no search runs with %s, but with what it becomes",
  async (half) => {
    await act(async () => root.render(<Search />));
    await compose("start", "");
    await compose("update", half);
    await enter(half);
    await act(async () => jest.advanceTimersByTime(1_000));
    expect(shown).toEqual({ composed: "", debounced: "" });
    await enter("退课");
    await compose("end", "退课");
    await act(async () => jest.advanceTimersByTime(300));
    expect(shown).toEqual({ composed: "退课", debounced: "退课" });
  },
);

test("Hangul is searched syllable by syllable, and Latin on Android, whose keyboards compose every word", async () => {
  await act(async () => root.render(<Search />));
  await compose("start", "");
  await compose("update", "한");
  await enter("한");
  expect(shown.composed).toBe("한");
  await compose("end", "한");
  expect(isHalfComposed({ isComposing: true, data: "refund" })).toBe(true);
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Linux; Android 15; K) Chrome/143");
  expect(isHalfComposed({ isComposing: true, data: "refund" })).toBe(false);
  expect(isHalfComposed({ isComposing: true, data: "ㄊㄨㄟ" })).toBe(true);
  expect(isHalfComposed({ isComposing: false, data: null })).toBe(false);
});
