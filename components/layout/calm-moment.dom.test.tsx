import { atCalmMoment, isBrowsed } from "./calm-moment";

const come = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  come.mockReset();
  document.body.innerHTML = `<input id="field" value="" /><button id="button"></button><dialog id="dialog"></dialog>`;
});
afterEach(() => jest.useRealTimers());

const element = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

test("calls back once, three seconds after the last activity", () => {
  atCalmMoment(come);
  jest.advanceTimersByTime(2999);
  element("button").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  jest.advanceTimersByTime(2999);
  expect(come).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(come).toHaveBeenCalledTimes(1);
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
])("waits while %s", (_, begin, end) => {
  begin();
  atCalmMoment(come);
  jest.advanceTimersByTime(60_000);
  expect(come).not.toHaveBeenCalled();
  end();
  jest.advanceTimersByTime(6000);
  expect(come).toHaveBeenCalledTimes(1);
});

test("a canceled wait does not call back", () => {
  atCalmMoment(come)();
  jest.advanceTimersByTime(60_000);
  expect(come).not.toHaveBeenCalled();
});

test.each([
  ["/home", "", true],
  ["/live", "", true],
  ["/home", "#teachers", false],
  ["/hot-sell/detail/1", "", false],
  ["/help", "", false],
  ["/class", "", false],
])("%s%s is a browsing page: %s", (pathname, hash, browsed) => {
  expect(isBrowsed({ pathname, hash })).toBe(browsed);
});
