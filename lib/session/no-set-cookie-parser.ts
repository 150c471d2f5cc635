/** Stands in for nookies' server half in browser bundles (next.config.mjs): there are no Set-Cookie headers to read. */
export function parse(): [] {
  return [];
}
