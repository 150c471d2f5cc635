import { browserStorage, type BrowserStorage } from "./browser-storage";

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
const full = () => {
  throw new DOMException("No room is left.", "QuotaExceededError");
};
const real = { localStorage: window.localStorage, sessionStorage: window.sessionStorage };
const given = (storage: Partial<Storage> | null) => ({ get: () => storage });
const working = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const denials: [string, PropertyDescriptor][] = [
  ["throws when it is looked at", { get: refuse }],
  ["is null", given(null)],
  ["is not there", { get: () => undefined }],
  ["throws whatever is asked", given({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ["has no room", given({ ...working, setItem: full })],
];

/** A page that has just been opened, with this storage. */
function openPage(name: keyof typeof real, storage?: PropertyDescriptor): BrowserStorage {
  Object.defineProperty(window, name, { configurable: true, ...(storage ?? { get: () => real[name] }) });
  return browserStorage(name);
}

describe.each(["localStorage", "sessionStorage"] as const)("%s", (name) => {
  beforeEach(() => real[name].clear());

  test("keeps what is written, for the next page too", () => {
    const page = openPage(name);
    expect(page.read("a")).toBeUndefined();
    expect(page.lasts()).toBe(true);
    expect(page.write("a", "1")).toBe(true);
    expect(page.read("a")).toBe("1");
    const next = openPage(name);
    expect(next.read("a")).toBe("1");
    next.remove("a");
    expect(next.read("a")).toBeUndefined();
    expect(real[name]).toHaveLength(0);
  });

  test.each(denials)("that %s: a page remembers until it is left, and says so", (_title, denied) => {
    const page = openPage(name, denied);
    expect(page.lasts()).toBe(false);
    expect(page.read("a")).toBeUndefined();
    expect(page.write("a", "1")).toBe(false);
    expect(page.write("a", "2")).toBe(false);
    expect(page.read("a")).toBe("2");
    page.remove("a");
    expect(page.read("a")).toBeUndefined();
    page.write("a", "3");
    expect(openPage(name, denied).read("a")).toBeUndefined();
  });

  test("what had no room is newer than what had, until there is room again", () => {
    let room = true;
    const storage = {
      getItem: (key: string) => real[name].getItem(key),
      setItem: (key: string, value: string) => (room ? real[name].setItem(key, value) : full()),
    };
    const page = openPage(name, given(storage));
    page.write("a", "old");
    room = false;
    page.write("a", "new");
    expect(page.read("a")).toBe("new");
    room = true;
    expect(page.write("a", "newest")).toBe(true);
    expect(page.read("a")).toBe("newest");
  });
});
