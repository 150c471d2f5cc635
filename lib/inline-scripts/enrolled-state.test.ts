import { runInNewContext } from "node:vm";
import { enrolledStateScript } from "./compiled";
import { fakeStorage, refuseStorage } from "../../testing/campaign/fake-storage";

const phone = { "yuqiao:campaign:phone_code": "84", "yuqiao:campaign:phone_number": "912345678" };
const enrolled = (value: string) => ({ "yuqiao:campaign:enrolled": value });

/** A page on which the seasons are on, with an empty output for the code. */
function open(localStorage: PropertyDescriptor, seasons = "2021-01 2026-12") {
  const attributes = new Set<string>();
  const listeners = new Map<string, () => void>();
  const output = { textContent: "" };
  const documentElement = {
    toggleAttribute: (name: string, on: boolean) =>
      void (on ? attributes.add(name) : attributes.delete(name)),
  };
  const page = {
    document: { currentScript: { dataset: { seasons } }, documentElement, querySelectorAll: () => [output] },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  };
  runInNewContext(enrolledStateScript, Object.defineProperty(page, "localStorage", localStorage));
  return { attributes, listeners, output };
}
const marks = (kept: Record<string, string>) => [...open({ value: fakeStorage(kept) }).attributes];

test.each<[string, Record<string, string>, string[]]>([
  ["nobody", {}, []],
  ["an enrollment of this season", enrolled("2021-01 K7QF-2MXD"), ["data-enrolled", "data-activation-code"]],
  ["one of another region's season", enrolled("2026-12 K7QF"), ["data-enrolled", "data-activation-code"]],
  ["one without a code", enrolled("2021-01 "), ["data-enrolled"]],
  ["one of a season that is over", { ...enrolled("2020-06 K7QF"), ...phone }, []],
  ["a phone of before seasons were kept", phone, ["data-enrolled"]],
  ["half a phone", { "yuqiao:campaign:phone_code": "84" }, []],
  ["what somebody else left there", enrolled(""), []],
])("%s is noted before the first paint", (_, kept, expected) => {
  expect(marks(kept)).toEqual(expected);
});

test("fills in the code, and looks again when the page comes back or another tab has enrolled", () => {
  const storage = fakeStorage({});
  const { attributes, listeners, output } = open({ value: storage });
  expect(attributes.size).toBe(0);
  storage.setItem("yuqiao:campaign:enrolled", "2021-01 K7QF");
  for (const event of ["DOMContentLoaded", "pageshow", "storage"]) {
    attributes.clear();
    output.textContent = "";
    listeners.get(event)?.();
    expect([[...attributes], output.textContent]).toEqual([
      ["data-enrolled", "data-activation-code"],
      "K7QF",
    ]);
  }
});

test("forbidden storage throws nothing and leaves the marks to the page", () => {
  for (const denied of [{ get: refuseStorage }, { value: null }])
    expect(open(denied).attributes.size).toBe(0);
});
