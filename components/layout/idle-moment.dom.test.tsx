import { runWhenIdle, isBrowsingPage } from "./idle-moment";

const callback = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  callback.mockReset();
  document.body.innerHTML = `<input id="field" value="" /><button id="button"></button><dialog id="dialog"></dialog>`;
});
afterEach(() => jest.useRealTimers());

const element = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

test("calls back once, three seconds after the last activity", () => {
  runWhenIdle(callback);
  jest.advanceTimersByTime(2999);
  element("button").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  jest.advanceTimersByTime(2999);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void, () => void]>([
  ["a field has the focus", () => element("field").focus(), () => element("field").blur()],
  [
    "something has been typed",
    () => (element<HTMLInputElement>("field").value = "word"),
    () => (element<HTMLInputElement>("field").value = ""),
  ],
  [
    "a dialog is open",
    () => element("dialog").setAttribute("open", ""),
    () => element("dialog").removeAttribute("open"),
  ],
])("waits while %s", (_, makeBusy, makeIdle) => {
  makeBusy();
  runWhenIdle(callback);
  jest.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
  makeIdle();
  jest.advanceTimersByTime(6000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test("a canceled wait does not call back", () => {
  runWhenIdle(callback)();
  jest.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
});

test.each([
  ["/home", "", true],
  ["/live", "", true],
  ["/home", "#teachers", false],
  ["/hot-sell/detail/1", "", false],
  ["/help", "", false],
  ["/class", "", false],
])("%s%s is a browsing page: %s", (pathname, hash, expected) => {
  expect(isBrowsingPage({ pathname, hash })).toBe(expected);
});
