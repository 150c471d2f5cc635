/*
 * Security headers that do not depend on settings. JavaScript, because next.config.mjs imports them as well as
 * ./security-headers.ts. The purpose of each header: docs/security.md.
 */

/**
 * Camera and microphone are for the device check, the microphone also for what teachers record; no page uses any other
 * feature.
 */
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

/** Pictures that other sites, mails and apps may embed: share pictures, icons, QR codes and pictures in calls. */
export const embeddableFolders = ["art", "icons", "og", "pictures", "qr"];
export const embeddableFile = "favicon.ico";
export const embeddableHeaders = { "Cross-Origin-Resource-Policy": "cross-origin" };

const embeddablePattern = new RegExp(`^/(?:(?:${embeddableFolders.join("|")})/|${embeddableFile}$)`);

/**
 * Whether other sites may embed the file at a path.
 * @param {string} path
 */
export const isEmbeddable = (path) => embeddablePattern.test(path);

/** The content security policy of responses that are not pages: no scripts, frames or forms. */
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
