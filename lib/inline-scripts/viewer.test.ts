import { runInNewContext } from "node:vm";
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

/** Whether a page reloads if its cookies have changed when it is restored. */
function reloadsWhenShownAgain(before: string, after: string, persisted: boolean): boolean {
  const document = { documentElement: { dataset: {} }, cookie: before };
  const reload = jest.fn();
  let show: (event: { persisted: boolean }) => void = () => undefined;
  const addEventListener = (_: string, listener: typeof show) => (show = listener);
  const navigator = { userAgent: "" };
  runInNewContext(viewerScript, { document, navigator, addEventListener, location: { reload } });
  document.cookie = after;
  show({ persisted });
  return reload.mock.calls.length > 0;
}

test.each([
  ["after the logout", "token=a; account_type=student", "", true, true],
  ["after the login", "", "token=a", true, true],
  ["with nothing changed", "token=a", "token=a; account_type=student", true, false],
  ["to a guest", "", "locale=ko-KR", true, false],
  ["at its first load", "token=a", "", false, false],
])("a page restored from the cache %s", (_, before, after, persisted, reloads) => {
  expect(reloadsWhenShownAgain(before, after, persisted)).toBe(reloads);
});

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
  expect(viewerWith({ value: cookies })).toEqual({ viewer, desktop: "" });
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
  runInNewContext(viewerScript, { document, navigator, addEventListener: () => undefined, localStorage });
  expect(localStorage["locale"]).toBe(language);
});

test("if cookies throw, the viewer is a guest, and phones are still detected", () => {
  const refuse = {
    get: () => {
      throw new Error("SecurityError");
    },
  };
  expect(viewerWith(refuse)).toEqual({ viewer: "guest", desktop: "" });
  expect(viewerWith(refuse, "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)")).toEqual({
    viewer: "guest",
  });
});

test("a browser that can share links is marked", () => {
  const marks = viewerWith({ value: "" }, undefined, undefined, { canShare: () => true });
  expect(marks).toEqual({ viewer: "guest", desktop: "", webShare: "" });
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
