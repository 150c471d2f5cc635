import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { SWRConfig } from "swr";
import { call } from "@/lib/app/bootstrap/client";
import { sampleRate } from "@/lib/engines/sounds/wav";
import type { CallResult } from "@/lib/base/contract/result";
import messages from "../../messages/en-US/site.json";
import type { RecordingsView } from "./own-texts";
import OwnRecordings from "./own-recordings";
import { decodeRecording, startRecording } from "./record-sound";

jest.mock("@/lib/app/bootstrap/client");
jest.mock("./record-sound");
const mockedCall = jest.mocked(call as (...call: unknown[]) => Promise<CallResult<unknown>>);
const { voice } = messages.teacherCentre;

class FakeStream {
  active = true;
  stop = jest.fn();
  getTracks = () => [{ stop: this.stop }];
}

let root: Root;
let container: HTMLElement;
let view: RecordingsView;
let stream: FakeStream;
const getUserMedia = jest.fn();

const sound = (name: string, state: "new" | "published" | "unused" = "new") => ({
  ...{ address: `/sounds/${name}.wav`, seconds: 1, state },
});
const text = (one: string, recording: RecordingsView["introduction"] = null) => ({
  ...{ text: one, pinyin: "x", group: "characters" as const, recording },
});

beforeEach(async () => {
  stream = new FakeStream();
  getUserMedia.mockReset().mockResolvedValue(stream);
  Object.assign(globalThis, { MediaStream: FakeStream });
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
  const voiceSamples = Float32Array.from({ length: sampleRate }, (_, at) => 0.3 * Math.sin(at / 20));
  jest.mocked(decodeRecording).mockReset().mockResolvedValue(voiceSamples);
  jest
    .mocked(startRecording)
    .mockReset()
    .mockReturnValue({ stop: () => undefined, ended: Promise.resolve(new Blob(["x"])) });
  view = {
    ...{
      consent: { sentence: "I agree.", at: "2026-11-29T00:00:00Z" },
      sentence: "I agree.",
      introduction: null,
    },
    texts: [text("一", sound("a", "published")), text("二"), text("三", sound("c", "unused"))],
  };
  mockedCall.mockReset().mockImplementation(async (...[key, input]) => {
    if (key === "account/record-pronunciation") {
      const { text: recorded } = input as { text: string };
      view = {
        ...view,
        texts: view.texts.map((one) => (one.text === recorded ? text(recorded, sound("b")) : one)),
      };
    }
    return { code: 0, message: "", data: key === "GET account/pronunciations" ? view : { sent: 1 } };
  });
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
});

const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
async function show() {
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <NextIntlClientProvider locale="en-US" messages={messages as never}>
          <OwnRecordings />
        </NextIntlClientProvider>
      </SWRConfig>,
    ),
  );
  await settle();
}
const buttons = () => [...container.querySelectorAll("button")];
async function press(name: string) {
  const button = buttons().find(({ textContent }) => textContent?.trim() === name);
  if (!button) throw new Error(`no button ${name}`);
  await act(async () => button.click());
  await settle();
}
const panel = () => container.querySelector('[data-part="recorder"]');
const callsOf = (key: string) => mockedCall.mock.calls.filter(([name]) => name === key);

test("without consent there is the sentence and no recorder", async () => {
  view = { ...view, consent: null };
  await show();
  expect(container.textContent).toContain("I agree.");
  expect(panel()).toBeNull();
  view = { ...view, consent: { sentence: "I agree.", at: "2026-11-29T00:00:00Z" } };
  await press(voice.agree);
  expect(callsOf("account/pronunciation-consent")).toEqual([["account/pronunciation-consent", { on: true }]]);
  expect(panel()).not.toBeNull();
});

test("a press records the first open text as WAV, and the next open one follows", async () => {
  await show();
  expect(panel()?.textContent).toContain("二");
  await press(voice.record);
  const [[, input, options] = []] = callsOf("account/record-pronunciation");
  expect(input).toEqual({ text: "二" });
  const { file } = options as { file: Blob };
  expect(file.type).toBe("audio/wav");
  expect(panel()?.textContent).toContain("三");
  expect(container.textContent).toContain(voice.last.replace("{text}", "二"));
  await press("Send 1 recording to the school");
  expect(callsOf("account/send-pronunciations")).toHaveLength(1);
});

test("the microphone is opened once, and closed with the section", async () => {
  await show();
  await press(voice.record);
  await press(voice.again);
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  expect(stream.stop).not.toHaveBeenCalled();
  await act(async () => root.render(null));
  expect(stream.stop).toHaveBeenCalled();
});

test.each([
  ["NotAllowedError", voice.problems.refused],
  ["NotFoundError", voice.problems.missing],
  ["NotReadableError", voice.problems.busy],
  ["TypeError", voice.problems.unknown],
])("a microphone that fails with %s is explained", async (name, expected) => {
  getUserMedia.mockRejectedValue(Object.assign(new Error(name), { name }));
  await show();
  await press(voice.record);
  expect(panel()?.querySelector("[role=alert]")?.textContent).toBe(expected);
  expect(startRecording).not.toHaveBeenCalled();
});

test("silence, and what cannot be decoded, are not sent", async () => {
  jest.mocked(decodeRecording).mockResolvedValueOnce(new Float32Array(sampleRate));
  await show();
  await press(voice.record);
  expect(panel()?.querySelector("[role=alert]")?.textContent).toBe(voice.problems.silent);
  jest.mocked(decodeRecording).mockRejectedValueOnce(new Error("EncodingError"));
  await press(voice.record);
  expect(panel()?.querySelector("[role=alert]")?.textContent).toBe(voice.problems.unknown);
  expect(callsOf("account/record-pronunciation")).toEqual([]);
});

test("the server's reason is shown", async () => {
  await show();
  mockedCall.mockImplementation(async (key) =>
    key === "GET account/pronunciations"
      ? { code: 0, message: "", data: view }
      : { code: 4000, message: "Too long." },
  );
  await press(voice.record);
  expect(panel()?.querySelector("[role=alert]")?.textContent).toBe("Too long.");
});

test("withdrawing asks once more", async () => {
  await show();
  await press(voice.withdraw);
  expect(callsOf("account/pronunciation-consent")).toEqual([]);
  await press(voice.withdrawNo);
  await press(voice.withdraw);
  view = { ...view, consent: null };
  await press(voice.withdrawYes);
  expect(callsOf("account/pronunciation-consent")).toEqual([
    ["account/pronunciation-consent", { on: false }],
  ]);
  expect(panel()).toBeNull();
});
