/*
 * Security headers that do not depend on settings. JavaScript, because next.config.mjs reads them as well as
 * ./security-headers.ts. What each is for: docs/security.md.
 */

/** Only the device check asks for anything of the device. */
const permissions = [
  "camera=(self)",
  "microphone=(self)",
  ...["accelerometer", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "midi"].map(
    (feature) => `${feature}=()`,
  ),
  ...["payment", "serial", "usb", "xr-spatial-tracking"].map((feature) => `${feature}=()`),
].join(", ");

/** On every response. */
export const baseHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": permissions,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Pictures that pages, mails and apps elsewhere show: share pictures, icons, QR codes, what calls name as pictures. */
export const embeddableFolders = ["art", "icons", "og", "pictures", "qr"];
export const embeddableFile = "favicon.ico";
export const embeddableHeaders = { "Cross-Origin-Resource-Policy": "cross-origin" };

const embeddable = new RegExp(`^/(?:(?:${embeddableFolders.join("|")})/|${embeddableFile}$)`);

/**
 * Whether another site may show what is at a path.
 * @param {string} path
 */
export const isEmbeddable = (path) => embeddable.test(path);

/** The policy of a response that is not a page: nothing in it runs, is framed, or sends a form. */
export const closedDirectives = {
  "default-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/** @param {Record<string, string>} directives of a content security policy */
export function formatPolicy(directives) {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");
}
