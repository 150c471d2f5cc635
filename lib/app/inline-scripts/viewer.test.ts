import { runInNewContext } from "node:vm";
import { parseCookies } from "nookies";
import { markOf } from "../../base/session/token-mark";
import { viewerScript } from "./compiled";

/** Runs the script with a `document.cookie` and returns the marks on the root element. */
function viewerWith(
  cookie: PropertyDescriptor,
  userAgent = "Mozilla/5.0 (Windows NT 10.0) Chrome/131.0",
  maxTouchPoints = 0,
  more: Partial<Navigator> = {},
): object {
  const dataset = {};
  const document = Object.defineProperty({ documentElement: { dataset } }, "cookie", cookie);
  runInNewContext(viewerScript, {
    document,
    navigator: { userAgent, maxTouchPoints, ...more },
    addEventListener: () => undefined,
  });
  return dataset;
}

type Shown = "again" | "focus" | "visibilitychange" | "cookie" | "first";

/** Whether a page reloads if its cookies have changed when it is shown or used. */
function reloadsWhenShown(before: string, after: string, shown: Shown, isCanceled = false): boolean {
  const style = { visibility: "" };
  const document = { documentElement: { dataset: {}, style }, cookie: before };
  const reload = jest.fn();
  const listeners: Record<string, (event: object) => void> = {};
  const addEventListener = (type: string, listener: (event: object) => void) => (listeners[type] = listener);
  const cookieStore = {
    addEventListener: (_: string, listener: () => void) => (listeners["cookie"] = listener),
  };
  const dispatchEvent = jest.fn(() => !isCanceled);
  const page = { document, navigator: { userAgent: "" }, addEventListener, location: { reload }, Event };
  runInNewContext(viewerScript, { ...page, cookieStore, dispatchEvent });
  document.cookie = after;
  const persisted = shown === "again";
  (shown === "again" || shown === "first" ? listeners["pageshow"] : listeners[shown])?.({ persisted });
  expect(style.visibility).toBe(dispatchEvent.mock.calls.length > 0 ? "hidden" : "");
  expect(reload.mock.calls.length).toBe(dispatchEvent.mock.calls.length > 0 && !isCanceled ? 1 : 0);
  return reload.mock.calls.length > 0;
}

test.each<[string, string, string, Shown, boolean]>([
  ["after the logout", "token=a; account_type=student", "", "again", true],
  ["after the login", "", "token=a", "again", true],
  ["after the login of another account of the same type", "token=a; x=1", "x=1; token=b", "again", true],
  ["with nothing changed", "token=a", "token=a; account_type=student", "again", false],
  ["to a guest", "", "locale=ko-KR", "again", false],
  ["at its first load", "token=a", "token=a", "first", false],
  ["at its first load, after a logout while it loaded", "token=a", "", "first", true],
  ["on focus, after another account's login", "token=a", "token=b", "focus", true],
  ["on focus, after the logout", "token=a", "token=", "focus", true],
  ["on focus, with the same account", "token=a", "account_type=student; token=a", "focus", false],
  ["on focus, as a guest's after a login", "", "token=a", "focus", false],
  ["when its tab is chosen", "token=a", "token=b", "visibilitychange", true],
  ["as soon as the cookie changes", "token=a", "token=b", "cookie", true],
  ["as a guest's as soon as the cookie changes", "", "token=b", "cookie", false],
])("a page that is shown %s", (_, before, after, shown, reloads) => {
  expect(reloadsWhenShown(before, after, shown)).toBe(reloads);
});

test("the site's script can prevent the reload, for a new token of the same account", () => {
  expect(reloadsWhenShown("token=a", "token=b", "focus", true)).toBe(false);
});

test.each(["a", "a%3D%3D", "%E0%A4%A", "a.b-c_d~e/f+g", '"quoted"', "x".repeat(3000)])(
  "the page and the site's scripts compute the same mark of the token %#",
  (token) => {
    const { account } = viewerWith({ value: `x=1; token=${token}; token=other` }) as { account: string };
    expect(account).toMatch(/^[a-z0-9]{4,7}$/);
    const request = { req: { headers: { cookie: `token=${token}` } } };
    expect(account).toBe(markOf(parseCookies(request, { decode: (text: string) => text })["token"]));
    expect(account).not.toBe(markOf(`${token}x`));
  },
);

test.each([
  ["", "guest"],
  ["locale=ko-KR; account_type=student", "guest"],
  ["token=", "guest"],
  ["token=a.b", "pending"],
  ["token=a; account_type=student", "student"],
  ["account_type=teacher; token=a", "teacher"],
  ["token=a; account_type=admin", "pending"],
  ["xtoken=a", "guest"],
])("with the cookies %j the viewer is %s", (cookies, viewer) => {
  const account = viewer === "guest" ? "" : expect.stringMatching(/./);
  expect(viewerWith({ value: cookies })).toEqual({ viewer, account, desktop: "" });
});

test.each([
  ["token=a; locale=id-ID", { locale: "vi-VN" }, "id-ID"],
  ["locale=ko-KR", {}, "ko-KR"],
  ["locale=en-US", { locale: "en-US" }, "en-US"],
  ["token=a", { locale: "vi-VN" }, undefined],
  ["xlocale=id-ID", {}, undefined],
])("with the cookies %j and %j in storage, the stored language becomes %s", (cookie, stored, language) => {
  const localStorage: Record<string, unknown> = { ...stored };
  const removeItem = (key: string) => delete localStorage[key];
  Object.defineProperty(localStorage, "removeItem", { value: removeItem });
  const document = { documentElement: { dataset: {} }, cookie };
  const navigator = { userAgent: "" };
  const listeners: Record<string, () => void> = {};
  const addEventListener = (type: string, listener: () => void) => (listeners[type] = listener);
  runInNewContext(viewerScript, { document, navigator, addEventListener, localStorage });
  expect(localStorage).toEqual(stored);
  listeners["load"]?.();
  expect(localStorage["locale"]).toBe(language);
});

test("if cookies throw, the viewer is a guest, and phones are still detected", () => {
  const refuse = {
    get: () => {
      throw new Error("SecurityError");
    },
  };
  expect(viewerWith(refuse)).toEqual({ viewer: "guest", account: "", desktop: "" });
  expect(viewerWith(refuse, "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)")).toEqual({
    viewer: "guest",
    account: "",
  });
});

test("a browser that can share links is marked", () => {
  const marks = viewerWith({ value: "" }, undefined, undefined, { canShare: () => true });
  expect(marks).toEqual({ viewer: "guest", account: "", desktop: "", webShare: "" });
});

test.each([
  ["an iPad that identifies itself as a Macintosh", "Macintosh; Intel Mac OS X 10_15_7", 5, false],
  ["a Macintosh", "Macintosh; Intel Mac OS X 10_15_7", 0, true],
  ["a desktop with a touch screen", "Windows NT 10.0; Win64; x64", 10, true],
  ["an iPad with its own user agent", "iPad; CPU OS 17_5 like Mac OS X", 5, false],
])("%s is recognized as desktop or not", (_, system, touchPoints, desktop) => {
  const marks = viewerWith(
    { value: "" },
    `Mozilla/5.0 (${system}) Version/17.4 Safari/605.1.15`,
    touchPoints,
  );
  expect("desktop" in marks).toBe(desktop);
});
