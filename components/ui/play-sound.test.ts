import { playSound, stopSound } from "./play-sound";

class FakeAudio {
  static all: FakeAudio[] = [];
  static refuses = false;
  onplaying?: () => void;
  onended?: () => void;
  onerror?: () => void;
  pause = jest.fn();
  constructor(readonly src: string) {
    FakeAudio.all.push(this);
  }
  play = () => (FakeAudio.refuses ? Promise.reject(new Error("NotAllowedError")) : Promise.resolve());
}

const last = () => FakeAudio.all.at(-1) as FakeAudio;

beforeEach(() => {
  jest.useFakeTimers();
  FakeAudio.refuses = false;
  Object.assign(globalThis, { Audio: FakeAudio });
});
afterEach(() => {
  stopSound();
  jest.useRealTimers();
});

test("a sound is played to its end", async () => {
  const played = playSound("/sounds/a.wav");
  expect(last().src).toBe("/sounds/a.wav");
  last().onplaying?.();
  jest.advanceTimersByTime(60_000);
  last().onended?.();
  expect(await played).toBe("spoken");
});

test("a new sound stops the one before", async () => {
  const first = playSound("/a.wav");
  const { pause } = last();
  const second = playSound("/b.wav");
  expect(await first).toBe("stopped");
  expect(pause).toHaveBeenCalled();
  last().onended?.();
  expect(await second).toBe("spoken");
});

test.each<[string, () => void]>([
  ["cannot be loaded", () => last().onerror?.()],
  ["does not begin", () => jest.advanceTimersByTime(8_001)],
])("a sound that %s is silent", async (_what, fail) => {
  const played = playSound("/a.wav");
  fail();
  expect(await played).toBe("silent");
});

test("a sound that the browser refuses is silent", async () => {
  FakeAudio.refuses = true;
  expect(await playSound("/a.wav")).toBe("silent");
});
