import { runInNewContext } from "node:vm";
import { enrolledStateScript } from "./compiled";
import { createFakeStorage, denyStorage } from "../../../testing/campaign/fake-storage";

const phone = { "yuqiao:campaign:phone_code": "84", "yuqiao:campaign:phone_number": "912345678" };
const enrolled = (value: string) => ({ "yuqiao:campaign:enrolled": value });

/** Opens a page with open seasons and an empty output for the code. */
function open(localStorage: PropertyDescriptor, region = "id") {
  const seasons = "vn:2021-01 id:2021-01 en:2026-12";
  const attributes = new Set<string>();
  const listeners = new Map<string, () => void>();
  const output = { textContent: "" };
  const documentElement = {
    toggleAttribute: (name: string, on: boolean) =>
      void (on ? attributes.add(name) : attributes.delete(name)),
  };
  const page = {
    document: {
      currentScript: { dataset: { seasons, region } },
      documentElement,
      querySelectorAll: () => [output],
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  };
  runInNewContext(enrolledStateScript, Object.defineProperty(page, "localStorage", localStorage));
  return { attributes, listeners, output };
}
const marks = (kept: Record<string, string>) => [...open({ value: createFakeStorage(kept) }).attributes];

test.each<[string, Record<string, string>, string[]]>([
  ["no enrolment", {}, []],
  [
    "an enrolment of this season",
    enrolled("id 2021-01 K7QF-2MXD"),
    ["data-enrolled", "data-activation-code"],
  ],
  ["one stored before regions were", enrolled("2021-01 K7QF"), ["data-enrolled", "data-activation-code"]],
  ["an enrolment in another region", { ...enrolled("vn 2021-01 K7QF"), ...phone }, []],
  ["an enrolment of another region's season", enrolled("2026-12 K7QF"), []],
  ["an enrolment without a code", enrolled("id 2021-01 "), ["data-enrolled"]],
  ["an enrolment of a past season", { ...enrolled("2020-06 K7QF"), ...phone }, []],
  ["a phone stored before seasons were", phone, ["data-enrolled"]],
  ["an incomplete phone", { "yuqiao:campaign:phone_code": "84" }, []],
  ["an empty value", enrolled(""), []],
])("%s sets its marks before the first paint", (_, stored, expected) => {
  expect(marks(stored)).toEqual(expected);
});

test.each([
  ["id", "AAAA-BBBB"],
  ["en", "CCCC-DDDD"],
])("after enrolling in two regions the pages of %s have their own code", (region, code) => {
  const stored = createFakeStorage(enrolled("id 2021-01 AAAA-BBBB\nen 2026-12 CCCC-DDDD"));
  expect(open({ value: stored }, region).output.textContent).toBe(code);
});

test("fills in the code, and updates when the page is restored or another tab enrolls", () => {
  const storage = createFakeStorage({});
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

test("forbidden storage does not throw and sets no marks", () => {
  for (const denied of [{ get: denyStorage }, { value: null }]) expect(open(denied).attributes.size).toBe(0);
});
