import { runInNewContext } from "node:vm";
import { campaignGuardScript } from "./compiled";
import { fakeStorage, refuseStorage } from "../../testing/campaign/fake-storage";

const kept = { "yuqiao:campaign:phone_code": "84", "yuqiao:campaign:phone_number": "912345678" };

/** Where the script leads from an address; undefined where it lets the visitor read the page. */
function ledTo(localStorage: PropertyDescriptor, pathname = "/study-abroad/prize/vn"): string | undefined {
  const replace = jest.fn();
  const page = Object.defineProperty({ location: { pathname, replace } }, "localStorage", localStorage);
  runInNewContext(campaignGuardScript, page);
  return replace.mock.lastCall?.[0] as string | undefined;
}

test("who enrolled in this browser stays", () => {
  expect(ledTo({ value: fakeStorage(kept) })).toBeUndefined();
});

test.each([
  ["/study-abroad/prize/vn", "/study-abroad/vn"],
  ["/study-abroad/enrolled/id-facebook_jan", "/study-abroad/id-facebook_jan"],
])("who did not is led from %s to %s, and nothing is left behind", (from, to) => {
  for (const half of [{}, { "yuqiao:campaign:phone_code": "84" }] as Record<string, string>[]) {
    const storage = fakeStorage(half);
    expect(ledTo({ value: storage }, from)).toBe(to);
    expect(Object.fromEntries(storage.map)).toEqual(half);
  }
});

test.each<[string, PropertyDescriptor]>([
  ["throws when it is looked at", { get: refuseStorage }],
  ["is null", { value: null }],
  ["throws when it is read", { value: { ...fakeStorage({}), getItem: refuseStorage } }],
  ["has no room", { value: { ...fakeStorage({}), setItem: refuseStorage } }],
])("a browser whose storage %s lets everyone stay: it could not have kept a phone", (_title, storage) => {
  expect(ledTo(storage)).toBeUndefined();
});
