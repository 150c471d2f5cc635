import { once } from "node:events";
import type { ChildProcess } from "node:child_process";
import sharp from "sharp";
import { drawPicture, idleMs } from "./drawing";
import { prepareText } from "./picture-fonts";
import { processState } from "../../base/process-state";

const processOf = () => processState<{ process: ChildProcess }>("drawingProcess").value?.process;
/** Ends the process and waits for its exit event, so that it does not affect other tests. */
async function endProcess(child = processOf()) {
  if (child?.exitCode === null && child.kill()) await once(child, "exit");
}

/** Real timers that the child process needs. */
const doNotFake: ("nextTick" | "queueMicrotask" | "setImmediate")[] = [
  "nextTick",
  "queueMicrotask",
  "setImmediate",
];

afterEach(async () => {
  jest.useRealTimers();
  await endProcess();
});

const Word = ({ text }: { text: string }) => <div style={{ display: "flex" }}>{text}</div>;
async function word(text: string) {
  const { family, fonts } = await prepareText(text, "vi-VN", "title");
  const style = { display: "flex", width: 1200, height: 630, background: "#f00", fontFamily: family };
  return [
    <div key="word" style={{ ...style, fontSize: 300 }}>
      <Word text={text} />
    </div>,
    fonts,
  ] as const;
}

test("a picture is a PNG file of the right size with text in the given fonts", async () => {
  const png = Buffer.from(await drawPicture(...(await word("Việt"))));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  const { channels } = await sharp(png).stats();
  // A red background with black letters.
  expect(channels[0]!.mean).toBeGreaterThan(128);
  expect(channels[0]!.mean).toBeLessThan(250);
  expect(channels[1]!.mean).toBe(0);
});

test("a failed drawing rejects, and the next picture is drawn", async () => {
  const [element, fonts] = await word("Việt");
  await expect(drawPicture(element, [{ ...fonts[0]!, file: "/no/font" }])).rejects.toThrow("ENOENT");
  await expect(drawPicture(element, fonts)).resolves.toBeInstanceOf(ArrayBuffer);
});

test("if the process ends, only its picture fails, and no timer remains", async () => {
  jest.useFakeTimers({ doNotFake });
  const drawn = drawPicture(...(await word("Việt")));
  const failed = expect(drawn).rejects.toThrow("ended");
  await endProcess();
  await failed;
  expect(jest.getTimerCount()).toBe(0);
  await expect(drawPicture(...(await word("Nam")))).resolves.toBeInstanceOf(ArrayBuffer);
});

test("the process is reused for the next picture and ends when idle", async () => {
  jest.useFakeTimers({ doNotFake });
  await drawPicture(...(await word("Việt")));
  const first = processOf();
  jest.advanceTimersByTime(idleMs - 1);
  await drawPicture(...(await word("Nam")));
  expect(processOf()).toBe(first);
  jest.advanceTimersByTime(idleMs - 1);
  expect(processOf()).toBe(first);
  jest.advanceTimersByTime(1);
  expect(processOf()).toBeUndefined();
  await endProcess(first);
});
