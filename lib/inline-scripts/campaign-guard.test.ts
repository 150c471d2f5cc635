import { runInNewContext } from "node:vm";
import { campaignGuardScript } from "./compiled";

const kept = { "yuqiao:campaign:phone_code": "84", "yuqiao:campaign:phone_number": "912345678" };

/** Where the script leads from an address; undefined where it lets the visitor read the page. */
function ledTo(localStorage: PropertyDescriptor, pathname = "/study-abroad/prize/vn"): string | undefined {
  const replace = jest.fn();
  const page = Object.defineProperty({ location: { pathname, replace } }, "localStorage", localStorage);
  runInNewContext(campaignGuardScript, page);
  return replace.mock.lastCall?.[0] as string | undefined;
}

function holding(values: Record<string, string>) {
  const map = new Map(Object.entries(values));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    map,
  };
}
const refuse = () => {
  throw new Error("SecurityError");
};

test("who enrolled in this browser stays", () => {
  expect(ledTo({ value: holding(kept) })).toBeUndefined();
});

test.each([
  ["/study-abroad/prize/vn", "/study-abroad/vn"],
  ["/study-abroad/enrolled/id-facebook_jan", "/study-abroad/id-facebook_jan"],
])("who did not is led from %s to %s, and nothing is left behind", (from, to) => {
  for (const half of [{}, { "yuqiao:campaign:phone_code": "84" }] as Record<string, string>[]) {
    const storage = holding(half);
    expect(ledTo({ value: storage }, from)).toBe(to);
    expect(Object.fromEntries(storage.map)).toEqual(half);
  }
});

test.each<[string, PropertyDescriptor]>([
  ["throws when it is looked at", { get: refuse }],
  ["is null", { value: null }],
  ["throws when it is read", { value: { ...holding({}), getItem: refuse } }],
  ["has no room", { value: { ...holding({}), setItem: refuse } }],
])("a browser whose storage %s lets everyone stay: it could not have kept a phone", (_title, storage) => {
  expect(ledTo(storage)).toBeUndefined();
});
