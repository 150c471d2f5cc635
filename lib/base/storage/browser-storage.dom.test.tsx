import { browserStorage, type BrowserStorage } from "./browser-storage";

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
const quotaExceeded = () => {
  throw new DOMException("No room is left.", "QuotaExceededError");
};
const real = { localStorage: window.localStorage, sessionStorage: window.sessionStorage };
const returning = (storage: Partial<Storage> | null) => ({ get: () => storage });
const working = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const denials: [string, PropertyDescriptor][] = [
  ["throws on access", { get: refuse }],
  ["is null", returning(null)],
  ["is undefined", { get: () => undefined }],
  ["throws on every method", returning({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ["is full", returning({ ...working, setItem: quotaExceeded })],
];

/** Opens a page with this storage. */
function openPage(name: keyof typeof real, storage?: PropertyDescriptor): BrowserStorage {
  Object.defineProperty(window, name, { configurable: true, ...(storage ?? { get: () => real[name] }) });
  return browserStorage(name);
}

describe.each(["localStorage", "sessionStorage"] as const)("%s", (name) => {
  beforeEach(() => real[name].clear());

  test("stores values for this page and the next", () => {
    const page = openPage(name);
    expect(page.read("a")).toBeUndefined();
    expect(page.isPersistent()).toBe(true);
    expect(page.write("a", "1")).toBe(true);
    expect(page.read("a")).toBe("1");
    const next = openPage(name);
    expect(next.read("a")).toBe("1");
    next.remove("a");
    expect(next.read("a")).toBeUndefined();
    expect(real[name]).toHaveLength(0);
  });

  test.each(denials)(
    "that %s: values last until the page is closed, and writes return false",
    (_title, denied) => {
      const page = openPage(name, denied);
      expect(page.isPersistent()).toBe(false);
      expect(page.read("a")).toBeUndefined();
      expect(page.write("a", "1")).toBe(false);
      expect(page.write("a", "2")).toBe(false);
      expect(page.read("a")).toBe("2");
      page.remove("a");
      expect(page.read("a")).toBeUndefined();
      page.write("a", "3");
      expect(openPage(name, denied).read("a")).toBeUndefined();
    },
  );

  test("a value that could not be stored takes precedence until it can be stored", () => {
    let room = true;
    const storage = {
      getItem: (key: string) => real[name].getItem(key),
      setItem: (key: string, value: string) => (room ? real[name].setItem(key, value) : quotaExceeded()),
    };
    const page = openPage(name, returning(storage));
    page.write("a", "old");
    room = false;
    page.write("a", "new");
    expect(page.read("a")).toBe("new");
    room = true;
    expect(page.write("a", "newest")).toBe(true);
    expect(page.read("a")).toBe("newest");
  });
});
