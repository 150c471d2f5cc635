import { videoOrigins } from "../../base/links/embedded-video";
import { isDesk } from "../../base/desk/screens";
import { paths } from "../../base/paths";
import { routes, type Route } from "../../base/routes";
import { baseHeaders, closedDirectives, formatPolicy } from "./base-headers.mjs";

/*
 * The security headers of pages. Those of other responses are in next.config.mjs, and some route handlers set their
 * own policy. The purpose of each header: docs/security.md; reasons: docs/decisions/0009-security-headers.md. Imports
 * no Node modules, because the middleware runs in the edge runtime.
 */

export type HeaderSettings = {
  /** Whether SITE_URL is https. */
  isSecure: boolean;
  /** Address of another provider, whose pictures and videos may be on any https site. */
  apiHost: string | undefined;
  /** `next dev` evaluates code and needs a web socket. */
  isDevelopment: boolean;
  /**
   * CSP source expressions of the allowed inline scripts. The accelerator lists them by hash. A page as Next renders it
   * contains its data in inline scripts, which differ from page to page, so all must be allowed.
   */
  inlineScripts: string;
};

type Directives = Record<string, string>;
export type ResponseHeaders = Readonly<Record<string, string>>;

/** Allows the inline scripts of pages as Next renders them. */
export const anyInlineScript = "'unsafe-inline'";

/** The other provider's origin, which may be http. */
const hostOf = ({ apiHost }: HeaderSettings) => (apiHost ? ` ${new URL(apiHost).origin}` : "");

export function pageDirectives(settings: HeaderSettings): Directives {
  const { isSecure, isDevelopment, inlineScripts } = settings;
  const host = hostOf(settings);
  const media = `'self' data: blob:${host && ` https:${host}`}`;
  return {
    "default-src": "'none'",
    "script-src": `'self' ${inlineScripts}${isDevelopment ? " 'unsafe-eval'" : ""}`,
    // Blocks event handler attributes such as an injected <img onerror>.
    "script-src-attr": "'none'",
    "style-src": isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": media,
    "media-src": media,
    // A press on a video loads its frame; nothing of these sites is loaded before.
    "frame-src": videoOrigins.join(" "),
    "font-src": "'self'",
    "connect-src": `'self'${isDevelopment ? " ws:" : ""}`,
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    ...(isSecure && { "upgrade-insecure-requests": "" }),
  };
}

/** The download page may fetch the app from any https site (lib/subjects/apps/save-file). */
function downloadDirectives(settings: HeaderSettings): Directives {
  const page = pageDirectives(settings);
  return { ...page, "connect-src": `${page["connect-src"]} https:${hostOf(settings)}` };
}

/** The desk allows no pictures or videos of other sites and no style attributes. */
function deskDirectives(settings: HeaderSettings): Directives {
  const own = "'self' data: blob:";
  const style = settings.isDevelopment ? "'unsafe-inline'" : "'none'";
  return {
    ...pageDirectives(settings),
    "style-src-attr": style,
    "img-src": own,
    "media-src": own,
    "frame-src": "'self'",
  };
}

/** HSTS for a year (RFC 6797 section 6.1.1), without subdomains, which may be other sites of the operator. */
export const transportHeaders = (isSecure: boolean): ResponseHeaders =>
  isSecure ? { "Strict-Transport-Security": "max-age=31536000" } : {};

/** Unlisted pages send no referrer to other sites. */
const unlistedHeaders = { "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex, nofollow" };

/** @returns a function from a page's path to its headers; each policy is formatted only once */
export function pageHeaders(settings: HeaderSettings): (path: string) => ResponseHeaders {
  const withPolicy = (directives: Directives, more: Record<string, string> = {}): ResponseHeaders => ({
    ...baseHeaders,
    ...transportHeaders(settings.isSecure),
    "Content-Security-Policy": formatPolicy(directives),
    ...more,
  });
  const secretPaths = (Object.values(routes) as Route[])
    .filter(({ holdsSecret }) => holdsSecret)
    .map(({ path }) => path);
  const page = withPolicy(pageDirectives(settings));
  const desk = withPolicy(deskDirectives(settings), unlistedHeaders);
  const specialHeaders = new Map<string, ResponseHeaders>([
    [paths.mobileDownload, withPolicy(downloadDirectives(settings))],
    ...secretPaths.map((path) => [path, withPolicy(pageDirectives(settings), unlistedHeaders)] as const),
  ]);
  return (path) => specialHeaders.get(path) ?? (isDesk(path) ? desk : page);
}

/** The headers of files that are not served by Next, equal to those in next.config.mjs. */
export const otherHeaders = (isSecure: boolean): ResponseHeaders => ({
  ...baseHeaders,
  ...transportHeaders(isSecure),
  "Content-Security-Policy": formatPolicy(closedDirectives),
});
