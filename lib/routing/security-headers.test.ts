import { isEmbeddable } from "./base-headers.mjs";
import { anyInlineScript, otherHeaders, pageHeaders, type HeaderSettings } from "./security-headers";

const plain: HeaderSettings = {
  isSecure: false,
  apiHost: undefined,
  isDevelopment: false,
  inlineScripts: "'sha256-x'",
};
const headersAt = (path: string, settings = plain) => pageHeaders(settings)(path);
const policyOf = (settings: HeaderSettings, path = "/home") =>
  headersAt(path, settings)["Content-Security-Policy"] ?? "";

test("no response may evaluate code, be framed, or hold a plug-in", () => {
  const policies = ["/home", "/account/login", "/desk/leads", "/nothing"].map((path) =>
    policyOf(plain, path),
  );
  for (const policy of [...policies, otherHeaders(false)["Content-Security-Policy"]]) {
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("default-src 'none'");
  }
});

test("every response is taken for its declared type, and tells other sites only its origin", () => {
  for (const headers of [headersAt("/home"), headersAt("/mobile-download"), otherHeaders(true)]) {
    expect(headers).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  }
});

test("inline scripts run on pages only, as far as they are named, and never from an attribute", () => {
  expect(policyOf(plain)).toContain("script-src 'self' 'sha256-x'; script-src-attr 'none'");
  expect(policyOf(plain)).toContain("style-src 'self'; style-src-attr 'unsafe-inline'");
  const asNextRenders = { ...plain, inlineScripts: anyInlineScript };
  expect(policyOf(asNextRenders)).toContain("script-src 'self' 'unsafe-inline';");
  expect(otherHeaders(false)["Content-Security-Policy"]).not.toContain("script-src");
});

test("pictures are the site's own, and anyone's only where another provider names them", () => {
  expect(policyOf(plain)).toContain("img-src 'self' data: blob:;");
  expect(policyOf({ ...plain, apiHost: "http://provider.test:8080" })).toContain(
    "img-src 'self' data: blob: https: http://provider.test:8080;",
  );
});

test("the desk frames its previews, is found by no search engine, and shows no picture from elsewhere", () => {
  const withProvider = { ...plain, apiHost: "http://provider.test:8080" };
  expect(policyOf(withProvider, "/desk/content")).toContain("frame-src 'self'");
  expect(policyOf(withProvider, "/desk/content")).toContain("img-src 'self' data: blob:;");
  expect(headersAt("/desk/content")).toMatchObject({ "X-Robots-Tag": "noindex, nofollow" });
  expect(policyOf(plain)).not.toContain("frame-src");
});

test("a page whose address holds a secret tells no other site where it is", () => {
  expect(headersAt("/account/new-password")).toMatchObject({
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex, nofollow",
  });
});

test("only the download page fetches from elsewhere: the app", () => {
  expect(policyOf(plain)).toContain("connect-src 'self';");
  expect(policyOf(plain, "/mobile-download")).toContain("connect-src 'self' https:;");
});

test("https is promised only by a site that has it", () => {
  const secure = headersAt("/home", { ...plain, isSecure: true });
  expect(secure["Strict-Transport-Security"]).toBe("max-age=31536000");
  expect(secure["Content-Security-Policy"]).toContain("upgrade-insecure-requests");
  expect(headersAt("/home")).not.toHaveProperty("Strict-Transport-Security");
  expect(policyOf(plain)).not.toContain("upgrade-insecure-requests");
});

test.each([
  ...["/og/en-US/home", "/icons/icon.svg", "/favicon.ico", "/pictures/a/b.webp", "/art/x.svg", "/qr/app"].map(
    (path) => [path, true] as const,
  ),
  ...["/", "/home", "/api/v1/partner", "/_next/static/a.js", "/ogre/x", "/favicon.ico/x", "/x/og/y"].map(
    (path) => [path, false] as const,
  ),
])("other sites may show %s: %s", (path, expected) => {
  expect(isEmbeddable(path)).toBe(expected);
});

test("camera and microphone are the site's own to ask for", () => {
  const { "Permissions-Policy": policy } = headersAt("/class");
  expect(policy).toContain("camera=(self), microphone=(self)");
  expect(policy).toContain("geolocation=()");
});
