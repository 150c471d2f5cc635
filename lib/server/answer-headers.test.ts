import type { ServerResponse } from "node:http";
import { answerHeaders, setHeaders, type HeaderSettings } from "./answer-headers";

const plain: HeaderSettings = {
  secure: false,
  apiHost: undefined,
  development: false,
  inlineScripts: ["go()"],
};
function headersAt(path: string, settings = plain): Record<string, string> {
  const headers: Record<string, string> = {};
  const setHeader = (name: string, value: string) => (headers[name] = value);
  setHeaders({ setHeader } as unknown as ServerResponse, answerHeaders(settings)(path));
  return headers;
}
const policyOf = (settings: HeaderSettings, path = "/home") =>
  headersAt(path, settings)["Content-Security-Policy"] ?? "";

test("no answer may evaluate code, be framed, or hold a plug-in", () => {
  for (const path of [
    "/home",
    "/account/login",
    "/api/v1/partner",
    "/api/docs",
    "/_next/static/a.js",
    "/nothing",
  ]) {
    const policy = policyOf(plain, path);
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
  }
});

test("every answer is taken for what it says it is, and tells other sites only where it came from", () => {
  for (const path of ["/home", "/api/v1/partner", "/api/docs", "/art/a.svg", "/mobile-download"]) {
    expect(headersAt(path)).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
    });
  }
});

test("only scripts that the site wrote run inline, on pages only, and never from an attribute", () => {
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  const hash = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
  expect(policyOf(plain)).toContain(`script-src 'self' ${hash}; script-src-attr 'none'`);
  expect(policyOf(plain)).toContain("style-src 'self'; style-src-attr 'unsafe-inline'");
  expect(policyOf({ ...plain, inlineScripts: undefined })).toContain("script-src 'self' 'unsafe-inline';");
  expect(policyOf(plain, "/api/docs")).toContain("script-src 'self';");
  expect(policyOf(plain, "/qr/app")).not.toContain("script-src");
});

test("pictures are the site's own, and anyone's only where another provider names them", () => {
  expect(policyOf(plain)).toContain("img-src 'self' data: blob:;");
  expect(policyOf({ ...plain, apiHost: "http://provider.test:8080" })).toContain(
    "img-src 'self' data: blob: https: http://provider.test:8080;",
  );
});

test("a preview may be shown by the desk's frames alone, and runs nothing of the framework", () => {
  expect(headersAt("/api/preview")["X-Frame-Options"]).toBe("SAMEORIGIN");
  const policy = policyOf(plain, "/api/preview");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toMatch(/; script-src 'sha256-[^;']+'( 'sha256-[^;']+')*;/);
  expect(policyOf(plain, "/desk/content")).toContain("frame-src 'self'");
  expect(policyOf(plain)).not.toContain("frame-src");
});

test("only the download page fetches from elsewhere: the app", () => {
  expect(policyOf(plain)).toContain("connect-src 'self';");
  expect(policyOf(plain, "/mobile-download")).toContain("connect-src 'self' https:;");
});

test("https is promised only by a site that has it", () => {
  const secure = headersAt("/home", { ...plain, secure: true });
  expect(secure["Strict-Transport-Security"]).toBe("max-age=31536000");
  expect(secure["Content-Security-Policy"]).toContain("upgrade-insecure-requests");
  expect(headersAt("/home")).not.toHaveProperty("Strict-Transport-Security");
  expect(policyOf(plain)).not.toContain("upgrade-insecure-requests");
});

test("camera and microphone are the site's own to ask for", () => {
  const { "Permissions-Policy": policy } = headersAt("/class");
  expect(policy).toContain("camera=(self), microphone=(self)");
  expect(policy).toContain("geolocation=()");
});
