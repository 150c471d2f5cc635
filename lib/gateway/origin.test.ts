import { requireOwnOrigin } from "./origin";

const own = "https://school.example";
const accepted = (headers: Record<string, string>, ownOrigin: string | undefined = own) => {
  try {
    requireOwnOrigin(new Headers({ host: "school.example", ...headers }), ownOrigin);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ codeName: "notAllowed" });
    return false;
  }
};

test.each([
  ["the own origin", { origin: own }],
  ["with its fetch site", { origin: own, "sec-fetch-site": "same-origin" }],
  ["the fetch site alone", { "sec-fetch-site": "same-origin" }],
  ["an old browser's referrer", { referer: `${own}/live?tab=2` }],
  ["no browser at all", {}],
])("%s may send", (_what, headers) => {
  expect(accepted(headers as Record<string, string>)).toBe(true);
});

/** Thirty and more ways to come from elsewhere, by the header that says so. */
const foreignOrigins = [
  "null",
  "",
  "https://evil.example",
  "http://school.example",
  "https://school.example:443",
  "https://school.example:8443",
  "https://school.example/",
  "https://school.example/live",
  "https://school.example.",
  "https://SCHOOL.EXAMPLE",
  "HTTPS://school.example",
  "https://www.school.example",
  "https://school.example.evil.example",
  "https://evil-school.example",
  "https://evilschool.example",
  "https://school.example@evil.example",
  "https://evil.example@school.example",
  "https://user:pass@school.example",
  "https://school.example#evil.example",
  "https://school.example?evil.example",
  "https://school.example, https://evil.example",
  "https://evil.example, https://school.example",
  "https://school.example https://school.example",
  "https://xn--schl-55da.example",
  "https:school.example",
  "//school.example",
  "school.example",
  "https://school",
  "https://127.0.0.1",
  "https://[::1]",
  "file://",
  "file:///school.example",
  "data:text/html,school.example",
  "blob:https://school.example/1",
  "javascript:alert(1)",
  "chrome-extension://school.example",
  "about:srcdoc",
  "*",
  "undefined",
];

test.each(foreignOrigins)("the origin %j may not", (origin) => {
  expect(accepted({ origin })).toBe(false);
  expect(accepted({ origin, "sec-fetch-site": "same-origin" })).toBe(false);
});

test.each(["cross-site", "same-site", "none", "same-origin, same-origin", "SAME-ORIGIN", ""])(
  "the fetch site %j may not, whatever else is said",
  (site) => {
    expect(accepted({ "sec-fetch-site": site })).toBe(false);
    expect(accepted({ "sec-fetch-site": site, origin: own, referer: own })).toBe(false);
  },
);

test.each([
  "https://evil.example/",
  "https://evil.example/https://school.example",
  "nonsense",
  "data:,x",
  "",
])("the referrer %j may not", (referer) => {
  expect(accepted({ referer })).toBe(false);
});

test("without SITE_URL, own is the name the site was asked under", () => {
  const at = (origin: string, host = "localhost:3000") => {
    try {
      requireOwnOrigin(new Headers({ origin, host }), undefined);
      return true;
    } catch {
      return false;
    }
  };
  expect(at("http://localhost:3000")).toBe(true);
  expect(at("https://localhost:3000")).toBe(true);
  expect(at("http://localhost:3001")).toBe(false);
  expect(at("http://localhost")).toBe(false);
  expect(at("http://evil.example")).toBe(false);
  expect(at("null")).toBe(false);
  expect(at("http://", "")).toBe(false);
});
