import { foreignOrigins, siteOrigin } from "../../../testing/gateway/origins";
import { requireOwnOrigin } from "./origin";

const accepted = (headers: Record<string, string>, ownOrigin: string | undefined = siteOrigin) => {
  try {
    requireOwnOrigin(new Headers({ host: "school.example", ...headers }), ownOrigin);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ codeName: "notAllowed" });
    return false;
  }
};

test.each([
  ["the own origin", { origin: siteOrigin }],
  ["with its fetch site", { origin: siteOrigin, "sec-fetch-site": "same-origin" }],
  ["the fetch site alone", { "sec-fetch-site": "same-origin" }],
  ["an old browser's referrer", { referer: `${siteOrigin}/live?tab=2` }],
  ["no browser at all", {}],
])("%s is accepted", (_what, headers) => {
  expect(accepted(headers as Record<string, string>)).toBe(true);
});

test.each(foreignOrigins)("the origin %j is refused", (origin) => {
  expect(accepted({ origin })).toBe(false);
  expect(accepted({ origin, "sec-fetch-site": "same-origin" })).toBe(false);
});

test.each(["cross-site", "same-site", "none", "same-origin, same-origin", "SAME-ORIGIN", ""])(
  "the fetch site %j is refused, whatever the origin",
  (site) => {
    expect(accepted({ "sec-fetch-site": site })).toBe(false);
    expect(accepted({ "sec-fetch-site": site, origin: siteOrigin, referer: siteOrigin })).toBe(false);
  },
);

test.each([
  "https://evil.example/",
  "https://evil.example/https://school.example",
  "nonsense",
  "data:,x",
  "",
])("the referrer %j is refused", (referer) => {
  expect(accepted({ referer })).toBe(false);
});

test("without SITE_URL the own origin follows from the Host header", () => {
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
