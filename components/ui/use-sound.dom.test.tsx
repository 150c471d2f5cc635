import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { useSound } from "./use-sound";

class FakeAudio {
  static all: FakeAudio[] = [];
  onended?: () => void;
  onerror?: () => void;
  pause = jest.fn();
  play = () => Promise.resolve();
  constructor(readonly src: string) {
    FakeAudio.all.push(this);
  }
}

function Button({ address }: { address: string }) {
  const { isPlaying, hasFailed, toggle } = useSound(address);
  return <button onClick={toggle}>{isPlaying ? "playing" : hasFailed ? "failed" : "idle"}</button>;
}

let root: Root;
let container: HTMLElement;
beforeEach(async () => {
  FakeAudio.all = [];
  Object.assign(globalThis, { Audio: FakeAudio });
  container = document.createElement("div");
  root = createRoot(container);
  await act(async () =>
    root.render(
      <>
        <Button address="/a.wav" />
        <Button address="/b.wav" />
      </>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const states = () => [...container.querySelectorAll("button")].map(({ textContent }) => textContent);
const press = (index: number) => act(async () => container.querySelectorAll("button")[index]?.click());

test("a second sound stops the first one and goes on", async () => {
  await press(0);
  expect(states()).toEqual(["playing", "idle"]);
  await press(1);
  expect(states()).toEqual(["idle", "playing"]);
  const [first, second] = FakeAudio.all;
  expect(first?.pause).toHaveBeenCalled();
  expect(second?.pause).not.toHaveBeenCalled();
  await act(async () => second?.onended?.());
  expect(states()).toEqual(["idle", "idle"]);
});

test("a second press stops it, as does leaving", async () => {
  await press(0);
  await press(0);
  expect(states()).toEqual(["idle", "idle"]);
  await press(1);
  await act(async () => root.render(null));
  expect(FakeAudio.all.every(({ pause }) => pause.mock.calls.length > 0)).toBe(true);
});

test("a sound that cannot be played is marked", async () => {
  await press(0);
  await act(async () => FakeAudio.all[0]?.onerror?.());
  expect(states()).toEqual(["failed", "idle"]);
});
