import { findMandarinVoice, speak, stopSpeaking } from "./mandarin-voice";

type Utterance = Pick<SpeechSynthesisUtterance, "text" | "lang" | "onstart" | "onend" | "onerror">;
type Voice = Pick<SpeechSynthesisVoice, "lang" | "name" | "localService">;

let voices: Voice[];
let spoken: Utterance[];
const synthesis = Object.assign(new EventTarget(), {
  getVoices: () => voices,
  speak: (utterance: Utterance) => spoken.push(utterance),
  cancel: jest.fn(),
});
const voice = (lang: string, localService = true): Voice => ({ lang, name: lang, localService });
const mandarin = voice("zh-CN") as SpeechSynthesisVoice;

beforeEach(() => {
  jest.useFakeTimers();
  voices = [];
  spoken = [];
  Object.assign(globalThis, {
    speechSynthesis: synthesis,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
});
afterEach(() => {
  stopSpeaking();
  jest.useRealTimers();
});

test.each(["zh-CN", "zh_CN", "zh-TW", "zh", "cmn-Hans-CN", "zh-Hans-CN", "zh_CN_#Hans", "cmn"])(
  "%s is Mandarin",
  async (lang) => {
    voices = [voice("en-US"), voice(lang)];
    expect((await findMandarinVoice())?.lang).toBe(lang);
  },
);

test.each(["zh-HK", "zh_HK", "zh-Hant-HK", "yue-HK", "zh-yue", "ja-JP", "zhx"])(
  "%s is not Mandarin",
  async (lang) => {
    voices = [voice(lang)];
    const found = findMandarinVoice();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await found).toBeUndefined();
  },
);

test("a voice of the device is preferred, and among these one of mainland China", async () => {
  voices = [voice("zh-CN", false), voice("zh-TW"), voice("zh-CN")];
  expect(await findMandarinVoice()).toBe(voices[2]);
  expect(await findMandarinVoice("hant")).toBe(voices[1]);
  voices = [voice("zh-CN")];
  expect(await findMandarinVoice("hant")).toBe(voices[0]);
});

test("voices that the browser lists later are found; without any the search ends", async () => {
  const late = findMandarinVoice();
  await jest.advanceTimersByTimeAsync(500);
  voices = [voice("zh-CN")];
  synthesis.dispatchEvent(new Event("voiceschanged"));
  expect((await late)?.lang).toBe("zh-CN");

  voices = [];
  const none = findMandarinVoice();
  synthesis.dispatchEvent(new Event("voiceschanged"));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await none).toBeUndefined();
});

test("without speech in the browser there is no voice", async () => {
  Object.assign(globalThis, { speechSynthesis: undefined });
  expect(await findMandarinVoice()).toBeUndefined();
  Object.assign(globalThis, { speechSynthesis: synthesis });
});

test("a text is spoken to its end", async () => {
  const outcome = speak("你好", mandarin);
  expect(spoken[0]).toMatchObject({ text: "你好", lang: "zh-CN", voice: mandarin });
  spoken[0]?.onstart?.call(null as never, null as never);
  // A long text is not taken for silence.
  await jest.advanceTimersByTimeAsync(50_000);
  spoken[0]?.onend?.call(null as never, null as never);
  expect(await outcome).toBe("spoken");
});

test("a voice that never begins, or fails, is silent", async () => {
  const never = speak("你好", mandarin);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await never).toBe("silent");
  const failed = speak("你好", mandarin);
  spoken[1]?.onerror?.call(null as never, { error: "synthesis-failed" } as never);
  expect(await failed).toBe("silent");
});

test("a voice that begins and never reports its end counts as heard", async () => {
  const outcome = speak("你好", mandarin);
  spoken[0]?.onstart?.call(null as never, null as never);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe("spoken");
});

test("a second press stops the first", async () => {
  const first = speak("一", mandarin);
  const second = speak("二", mandarin);
  expect(synthesis.cancel).toHaveBeenCalled();
  spoken[0]?.onerror?.call(null as never, { error: "interrupted" } as never);
  spoken[1]?.onend?.call(null as never, null as never);
  expect([await first, await second]).toEqual(["stopped", "spoken"]);
});

test("nothing is canceled while nothing speaks, since some engines then lose the next text", async () => {
  synthesis.cancel.mockClear();
  const ends = [
    () => spoken[0]?.onend?.call(null as never, null as never),
    () => spoken[1]?.onerror?.call(null as never, { error: "synthesis-failed" } as never),
  ];
  for (const end of ends) {
    const outcome = speak("好", mandarin);
    end();
    await outcome;
    stopSpeaking();
  }
  void speak("再", mandarin);
  expect(synthesis.cancel).not.toHaveBeenCalled();
  stopSpeaking();
  expect(synthesis.cancel).toHaveBeenCalledTimes(1);
});
