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

test("no response may evaluate code, be framed or embed plug-ins", () => {
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

test("every response prevents MIME sniffing and sends only its origin to other sites", () => {
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

test("only pages may run inline scripts, only the listed ones, and none in attributes", () => {
  expect(policyOf(plain)).toContain("script-src 'self' 'sha256-x'; script-src-attr 'none'");
  expect(policyOf(plain)).toContain("style-src 'self'; style-src-attr 'unsafe-inline'");
  const asNextRenders = { ...plain, inlineScripts: anyInlineScript };
  expect(policyOf(asNextRenders)).toContain("script-src 'self' 'unsafe-inline';");
  expect(otherHeaders(false)["Content-Security-Policy"]).not.toContain("script-src");
});

test("pictures of other sites are allowed only with another provider", () => {
  expect(policyOf(plain)).toContain("img-src 'self' data: blob:;");
  expect(policyOf({ ...plain, apiHost: "http://provider.test:8080" })).toContain(
    "img-src 'self' data: blob: https: http://provider.test:8080;",
  );
});

test("the desk may frame its previews, is not indexed and shows no pictures of other sites", () => {
  const withProvider = { ...plain, apiHost: "http://provider.test:8080" };
  expect(policyOf(withProvider, "/desk/content")).toContain("frame-src 'self'");
  expect(policyOf(withProvider, "/desk/content")).toContain("img-src 'self' data: blob:;");
  expect(headersAt("/desk/content")).toMatchObject({ "X-Robots-Tag": "noindex, nofollow" });
  expect(policyOf(plain, "/desk/content")).toContain("frame-src 'self';");
  expect(policyOf(plain)).toContain(
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://player.bilibili.com;",
  );
});

test("a page whose address contains a secret sends no referrer to other sites", () => {
  expect(headersAt("/account/new-password")).toMatchObject({
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex, nofollow",
  });
});

test("only the download page may fetch from other sites", () => {
  expect(policyOf(plain)).toContain("connect-src 'self';");
  expect(policyOf(plain, "/mobile-download")).toContain("connect-src 'self' https:;");
});

test("HSTS is sent only by a site with https", () => {
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
])("other sites may embed %s: %s", (path, expected) => {
  expect(isEmbeddable(path)).toBe(expected);
});

test("only the site itself may use camera and microphone", () => {
  const { "Permissions-Policy": policy } = headersAt("/class");
  expect(policy).toContain("camera=(self), microphone=(self)");
  expect(policy).toContain("geolocation=()");
});
