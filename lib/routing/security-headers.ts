import { isDesk } from "../desk/screens";
import { paths } from "../paths";
import { routes, type Route } from "../routes";
import { baseHeaders, closedDirectives, formatPolicy } from "./base-headers.mjs";

/*
 * The security headers of pages: those of other responses stand in next.config.mjs, and route handlers with a policy
 * of their own set it themselves. What each header is for: docs/security.md; why the policy is as it is:
 * docs/decisions/0009-security-headers.md. Free of Node's modules, since the middleware runs at the edge.
 */

export type HeaderSettings = {
  /** Visitors come over https: SITE_URL says so. */
  isSecure: boolean;
  /** Origin of another provider, whose pictures and videos are anywhere on the web. */
  apiHost: string | undefined;
  /** `next dev` evaluates code and talks over a web socket. */
  isDevelopment: boolean;
  /**
   * Source expressions of the inline scripts that pages may run. The accelerator names them by hash; a page as Next
   * renders it holds its data in inline scripts, which differ from page to page and are allowed as a whole.
   */
  inlineScripts: string;
};

type Directives = Record<string, string>;
export type ResponseHeaders = Readonly<Record<string, string>>;

/** Allows the inline scripts of pages as Next renders them. */
export const anyInlineScript = "'unsafe-inline'";

/** That provider itself may be reached over plain http. */
const hostOf = ({ apiHost }: HeaderSettings) => (apiHost ? ` ${new URL(apiHost).origin}` : "");

export function pageDirectives(settings: HeaderSettings): Directives {
  const { isSecure, isDevelopment, inlineScripts } = settings;
  const host = hostOf(settings);
  const media = `'self' data: blob:${host && ` https:${host}`}`;
  return {
    "default-src": "'none'",
    "script-src": `'self' ${inlineScripts}${isDevelopment ? " 'unsafe-eval'" : ""}`,
    // No attribute may hold script: what an injected <img onerror> would need.
    "script-src-attr": "'none'",
    "style-src": isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": media,
    "media-src": media,
    "font-src": "'self'",
    "connect-src": `'self'${isDevelopment ? " ws:" : ""}`,
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    ...(isSecure && { "upgrade-insecure-requests": "" }),
  };
}

/** The download page fetches the app from wherever the provider keeps it (lib/download/save-file). */
function downloadDirectives(settings: HeaderSettings): Directives {
  const page = pageDirectives(settings);
  return { ...page, "connect-src": `${page["connect-src"]} https:${hostOf(settings)}` };
}

/** The desk: no picture or video from elsewhere, and no style in the markup. */
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

/** A year (RFC 6797 section 6.1.1). Subdomains are the operator's other sites. */
export const transportHeaders = (isSecure: boolean): ResponseHeaders =>
  isSecure ? { "Strict-Transport-Security": "max-age=31536000" } : {};

/** Pages that search engines do not find tell no other site where they are. */
const unlisted = { "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex, nofollow" };

/** @returns a function that gives the headers of the page at a path; each policy is formatted once */
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
  const desk = withPolicy(deskDirectives(settings), unlisted);
  const special = new Map<string, ResponseHeaders>([
    [paths.mobileDownload, withPolicy(downloadDirectives(settings))],
    ...secretPaths.map((path) => [path, withPolicy(pageDirectives(settings), unlisted)] as const),
  ]);
  return (path) => special.get(path) ?? (isDesk(path) ? desk : page);
}

/** The headers of files that are served past Next, which gives its own responses these (next.config.mjs). */
export const otherHeaders = (isSecure: boolean): ResponseHeaders => ({
  ...baseHeaders,
  ...transportHeaders(isSecure),
  "Content-Security-Policy": formatPolicy(closedDirectives),
});
