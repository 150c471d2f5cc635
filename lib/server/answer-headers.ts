import type { ServerResponse } from "node:http";
import { isDesk } from "../desk/screens";
import { hashSource, inlineScripts } from "../front/inline-scripts";
import { paths } from "../paths";
import { routes, type Route } from "../routes";
import { isPage } from "../routing/not-pages";

/*
 * The headers that every answer carries, whatever it is: page, 404, call, picture, redirect, error. What each of
 * them is for: docs/security.md; why the pages' policy is as it is: docs/decisions/0009-headers.md.
 */

export type HeaderSettings = {
  /** Visitors come over https: SITE_URL says so. */
  secure: boolean;
  /** Origin of another provider, whose pictures and videos are anywhere on the web. */
  apiHost: string | undefined;
  /** `next dev` evaluates code and talks over a web socket. */
  development: boolean;
  /** The inline scripts that pages may run, by their hashes; undefined where pages come as Next makes them. */
  inlineScripts: readonly string[] | undefined;
};

type Directives = Record<string, string>;

/** Of no use to anyone: an answer that is not a page is nothing to be run, framed or sent from. */
const closed: Directives = {
  "default-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/** Swagger UI: its styles stand in the markup it makes, its icons are data: addresses. */
const viewer: Directives = {
  ...closed,
  "script-src": "'self'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
};

/** That provider itself may be reached over plain http. */
const hostOf = ({ apiHost }: HeaderSettings) => (apiHost ? ` ${new URL(apiHost).origin}` : "");

function page(settings: HeaderSettings): Directives {
  const { secure, development, inlineScripts } = settings;
  const host = hostOf(settings);
  const media = `'self' data: blob:${host && ` https:${host}`}`;
  return {
    "default-src": "'none'",
    // Next's own inline scripts carry the page's data: other in each page, so no hash could be known beforehand.
    "script-src": `'self' ${inlineScripts?.map(hashSource).join(" ") ?? "'unsafe-inline'"}${development ? " 'unsafe-eval'" : ""}`,
    // No attribute may hold script: what an injected <img onerror> would need.
    "script-src-attr": "'none'",
    "style-src": development ? "'self' 'unsafe-inline'" : "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": media,
    "media-src": media,
    "font-src": "'self'",
    "connect-src": `'self'${development ? " ws:" : ""}`,
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    ...(secure && { "upgrade-insecure-requests": "" }),
  };
}

/** The download page fetches the app from wherever the provider keeps it (lib/download/save-file). */
function download(settings: HeaderSettings): Directives {
  const pages = page(settings);
  return { ...pages, "connect-src": `${pages["connect-src"]} https:${hostOf(settings)}` };
}

/** A page as only the desk sees it: in the desk's own frames, and with no script but those that draw what is painted first. */
function preview(settings: HeaderSettings): Directives {
  return {
    ...page(settings),
    "script-src": [...inlineScripts].map(hashSource).join(" "),
    "connect-src": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
  };
}

/** The desk: no picture or video from elsewhere, and no style in the markup. */
function desk(settings: HeaderSettings): Directives {
  const own = "'self' data: blob:";
  const style = settings.development ? "'unsafe-inline'" : "'none'";
  return {
    ...page(settings),
    "style-src-attr": style,
    "img-src": own,
    "media-src": own,
    "frame-src": "'self'",
  };
}

/** The device check alone asks for anything of the device. */
const permissions = [
  "camera=(self)",
  "microphone=(self)",
  ...[
    "accelerometer",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "midi",
    "payment",
  ].map((feature) => `${feature}=()`),
  ...["serial", "usb", "xr-spatial-tracking"].map((feature) => `${feature}=()`),
].join(", ");

/** Headers as `ServerResponse.writeHead` takes them quickest: a name, its value, the next name. */
export type FlatHeaders = readonly string[];

/** Puts headers on an answer that somebody else goes on with. */
export function setHeaders(response: ServerResponse, headers: FlatHeaders): void {
  for (let at = 0; at < headers.length; at += 2)
    response.setHeader(headers[at] as string, headers[at + 1] as string);
}

/** The function that gives the headers of the answer at a path. Policies are written out once. */
export function answerHeaders(settings: HeaderSettings): (path: string) => FlatHeaders {
  const common: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissions,
    "Cross-Origin-Opener-Policy": "same-origin",
    // A year (RFC 6797 section 6.1.1). Subdomains are the operator's other sites: not ours to promise for.
    ...(settings.secure && { "Strict-Transport-Security": "max-age=31536000" }),
  };
  const withPolicy = (directives: Directives, more: Record<string, string> = {}) =>
    Object.entries({ ...common, "Content-Security-Policy": write(directives), ...more }).flat();
  const framed = { "X-Frame-Options": "SAMEORIGIN", "Referrer-Policy": "same-origin" };
  /** What is not found by search engines says to no other site where it was, either. */
  const unlisted = { "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex, nofollow" };
  const own = new Map([
    ["/api/preview", withPolicy(preview(settings), { ...unlisted, ...framed })],
    ["/api/docs", withPolicy(viewer)],
    [paths.mobileDownload, withPolicy(download(settings))],
  ]);
  const secrets = (Object.values(routes) as Route[]).filter(({ holdsSecret }) => holdsSecret);
  for (const { path } of secrets) own.set(path, withPolicy(page(settings), unlisted));
  const [pages, others] = [withPolicy(page(settings)), withPolicy(closed)];
  const ofDesk = withPolicy(desk(settings), unlisted);
  return (path) => own.get(path) ?? (isDesk(path) ? ofDesk : isPage(path) ? pages : others);
}

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");
}
