import { runInNewContext } from "node:vm";
import { campaignGuardScript } from "./compiled";
import { createFakeStorage, denyStorage } from "../../../testing/campaign/fake-storage";

const storedPhone = { "yuqiao:campaign:phone_code": "84", "yuqiao:campaign:phone_number": "912345678" };

/** Runs the script and returns the redirect target, or undefined if the visitor stays. */
function redirectTarget(
  localStorage: PropertyDescriptor,
  pathname = "/study-abroad/prize/vn",
): string | undefined {
  const replace = jest.fn();
  const document = { currentScript: { dataset: { region: "vn", season: "2021-01" } } };
  const page = Object.defineProperty(
    { document, location: { pathname, replace } },
    "localStorage",
    localStorage,
  );
  runInNewContext(campaignGuardScript, page);
  return replace.mock.lastCall?.[0] as string | undefined;
}

test("a visitor who enrolled in this browser stays", () => {
  expect(redirectTarget({ value: createFakeStorage(storedPhone) })).toBeUndefined();
});

test.each(["vn 2021-01 K7QF", "vn 2021-01 ", "2021-01 K7QF"])(
  "a visitor with the enrolment %j stays",
  (stored) => {
    const value = createFakeStorage({ "yuqiao:campaign:enrolled": stored });
    expect(redirectTarget({ value })).toBeUndefined();
  },
);

test.each(["en 2021-01 K7QF", "vn 2020-06 K7QF"])(
  "one of another region or season (%j) does not",
  (stored) => {
    const value = createFakeStorage({ "yuqiao:campaign:enrolled": stored });
    expect(redirectTarget({ value })).toBe("/study-abroad/vn");
  },
);

test.each([
  ["/study-abroad/prize/vn", "/study-abroad/vn"],
  ["/study-abroad/enrolled/id-facebook_jan", "/study-abroad/id-facebook_jan"],
])("other visitors are redirected from %s to %s, and nothing is left in storage", (from, to) => {
  for (const half of [{}, { "yuqiao:campaign:phone_code": "84" }] as Record<string, string>[]) {
    const storage = createFakeStorage(half);
    expect(redirectTarget({ value: storage }, from)).toBe(to);
    expect(Object.fromEntries(storage.map)).toEqual(half);
  }
});

test.each<[string, PropertyDescriptor]>([
  ["throws on access", { get: denyStorage }],
  ["is null", { value: null }],
  ["throws on reading", { value: { ...createFakeStorage({}), getItem: denyStorage } }],
  ["is full", { value: { ...createFakeStorage({}), setItem: denyStorage } }],
])("visitors stay if the storage %s, because it could not have stored a phone", (_title, storage) => {
  expect(redirectTarget(storage)).toBeUndefined();
});
