import { runInNewContext } from "node:vm";
import * as storage from "./storage";

const { guardScript } = storage;

const kept = { "yuqiao:campaign:phone_code": "84", "yuqiao:campaign:phone_number": "912345678" };

/** Where the script leads from an address; undefined where it lets the visitor read the page. */
function ledTo(localStorage: PropertyDescriptor, pathname = "/study-abroad/prize/vn"): string | undefined {
  const replace = jest.fn();
  const page = Object.defineProperty({ location: { pathname, replace } }, "localStorage", localStorage);
  runInNewContext(guardScript, page);
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

describe("what is kept for the next page", () => {
  let [local, session] = [holding({}), holding({})];
  beforeEach(() => {
    [local, session] = [holding({}), holding({})];
    Object.assign(globalThis, { window: { localStorage: local, sessionStorage: session } });
  });
  afterEach(() => void delete (globalThis as { window?: unknown }).window);

  test("a phone, in two halves", () => {
    expect(storage.readSavedPhone()).toBeUndefined();
    expect(storage.savePhone({ code: "84", number: "912345678" })).toBe(true);
    expect(Object.fromEntries(local.map)).toEqual(kept);
    expect(storage.readSavedPhone()).toEqual({ code: "84", number: "912345678" });
    for (const key of Object.keys(kept)) {
      const half = holding({ ...kept });
      half.removeItem(key);
      Object.assign(window, { localStorage: half });
      expect(storage.readSavedPhone()).toBeUndefined();
    }
  });

  test("a half that is not kept is said", () => {
    local.setItem = (key, value) => (key.endsWith("number") ? refuse() : void local.map.set(key, value));
    expect(storage.savePhone({ code: "84", number: "912345678" })).toBe(false);
  });

  test("the code, with the tab it was told to", () => {
    expect(storage.saveActivationCode("123456")).toBe(true);
    expect([local.map.size, Object.fromEntries(session.map)]).toEqual([
      0,
      { "yuqiao:campaign:activation_code": "123456" },
    ]);
    expect(storage.readActivationCode()).toBe("123456");
  });

  test("a phone that was asked about, once", () => {
    storage.leaveAskedPhone({ code: "84", number: "912345678" });
    expect(local.map.size).toBe(0);
    expect(storage.takeAskedPhone()).toEqual({ code: "84", number: "912345678" });
    expect(storage.takeAskedPhone()).toBeUndefined();
  });

  test.each(["", "84", "84-", "-912345678", "84-91x", "12345-1", "84-123456789012345", " 84-1", "84-1 "])(
    "what somebody else left there (%j) is no phone",
    (left) => {
      session.setItem("yuqiao:campaign:asked_phone", left);
      expect(storage.takeAskedPhone()).toBeUndefined();
      expect(session.map.size).toBe(0);
    },
  );
});
