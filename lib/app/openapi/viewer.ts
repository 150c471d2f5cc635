import { escapeHtml } from "../../subjects/texts/html";
import { fallbackLanguage } from "../../base/i18n/languages";
import { closedDirectives, formatPolicy } from "../../engines/routing/base-headers.mjs";
import { siteName } from "../../subjects/school/school";
import { viewerAsset, type AssetName } from "./viewer-assets";

/*
 * The page that shows the OpenAPI document: Swagger UI, served from this site. It has no inline script and
 * contacts no external host, so a strict content security policy applies.
 */

/** Swagger UI sets inline styles, and its icons are data: URLs. */
const policy = formatPolicy({
  ...closedDirectives,
  "script-src": "'self'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
});

export async function viewerPage(): Promise<Response> {
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>API reference | ${escapeHtml(siteName(fallbackLanguage))}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="stylesheet" href="${await address("swagger-ui.css")}">
    <link rel="stylesheet" href="${await address("viewer.css")}">
    <script src="${await address("swagger-ui-bundle.js")}" defer></script>
    <script src="${await address("viewer.js")}" defer></script>
  </head>
  <body>
    <main id="viewer"></main>
    <noscript><p>Without JavaScript, read the <a href="/api/openapi.json">OpenAPI document</a> itself.</p></noscript>
  </body>
</html>
`;
  return new Response(page, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-cache",
    },
  });
}

/** One of the viewer's files; cached forever if the address has the current version, revalidated otherwise. */
export async function viewerFile(name: string, version: string | null): Promise<Response> {
  const asset = await viewerAsset(name);
  if (!asset) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  const isCurrent = version === asset.version;
  return new Response(asset.text, {
    headers: {
      "Content-Type": asset.type,
      "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
}

async function address(name: AssetName): Promise<string> {
  const asset = await viewerAsset(name);
  return `/api/docs/${name}?v=${asset?.version ?? ""}`;
}
