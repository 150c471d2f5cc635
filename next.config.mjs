import { fileURLToPath } from "node:url";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import {
  baseHeaders,
  closedDirectives,
  embeddableFile,
  embeddableFolders,
  embeddableHeaders,
  formatPolicy,
} from "./lib/engines/routing/base-headers.mjs";

// The site contacts no third party, regardless of the command that builds or starts it.
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

const toList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
const closedPolicy = toList({ "Content-Security-Policy": formatPolicy(closedDirectives) });

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // Otherwise the middleware sees 127.0.0.1 and ::1 as localhost, and with `-H 127.0.0.1` Next takes its rewrites for
  // those to another server: each page is requested over the network until it times out.
  skipProxyUrlNormalize: true,
  // The site's pictures are SVG. If enabled, /_next/image would transform pictures for any client.
  images: { unoptimized: true },
  // CI checks types in a separate step (`npm run typecheck`). Checking them in the build as well takes a third longer.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "@electric-sql/pglite",
    "fs-native-extensions",
    "@node-rs/argon2",
    "@zxcvbn-ts/core",
    "@zxcvbn-ts/language-common",
    "date-holidays",
    "nodemailer",
    "pg",
    "prom-client",
    "sharp",
    "standardwebhooks",
    "subset-font",
  ],
  // Messages are compiled on the server (lib/app/intl-request.ts), so no page needs the ICU parser (7.9 KB).
  turbopack: { resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  // Headers of calls and files; the middleware sets those of pages. The handlers of the preview and the API viewer set
  // their own policies, which a header set here would override.
  headers: async () => [
    { source: "/((?!api/preview$).*)", headers: toList(baseHeaders) },
    { source: `/:folder(${embeddableFolders.join("|")})/:path*`, headers: toList(embeddableHeaders) },
    { source: `/${embeddableFile}`, headers: toList(embeddableHeaders) },
    // The address of a student's calendar contains a secret. The later of two rules for a header counts.
    { source: "/calendar/:path*", headers: toList({ "Referrer-Policy": "no-referrer" }) },
    { source: "/api/:path((?!docs$|preview$|opt-out$).*)", headers: closedPolicy },
    {
      source: "/:folder(chief|og|qr|flags|calendar|_next|art|icons|pictures|sounds)/:path*",
      headers: closedPolicy,
    },
    {
      source: "/:file(favicon.ico|healthz|readyz|robots.txt|sitemap.xml|manifest.webmanifest)",
      headers: closedPolicy,
    },
  ],
  // Files whose names are built at run time, which tracing cannot find, for .next/standalone.
  outputFileTracingIncludes: {
    "/**": [
      "./content/**/*.yaml",
      "./messages/**/*.{json,md}",
      "./lib/base/db/migrations/**/*.{sql,json}",
      "./lib/base/db/{make-database,make-template,pglite-worker}.mjs",
      "./node_modules/{redis,@redis/*,cluster-key-slot}/{package.json,{dist,lib}/**/*.js}",
      "./lib/subjects/seo/{draw,drawing-process}.mjs",
      "./lib/subjects/people/imports/{parse-table,parse-process}.mjs",
      "./node_modules/{csv-parse,chardet,iconv-lite,safer-buffer,read-excel-file,fflate,saxen,unzipper-esm,worker-f}/**/*.{js,cjs,mjs,json}",
      "./node_modules/@electric-sql/pglite/dist/**/*.{wasm,data,js,cjs}",
      "./node_modules/@fontsource-variable/*/{unicode.json,files/*-wght-normal.woff2}",
      "./app/fonts/kai/heroes.woff2",
      "./node_modules/flag-icons/flags/4x3/*.svg",
      "./node_modules/fs-native-extensions/prebuilds/linux-*/**",
      "./node_modules/@img/sharp-*/**",
      "./node_modules/swagger-ui-dist/swagger-ui{.css,-bundle.js}",
      // Resolved, though not used, when the accelerator's Next reads this file.
      "./node_modules/next/{constants,og}.js",
      "./node_modules/next/dist/{server/og,compiled/@vercel/og}/*.{js,wasm,json,ttf,bin}",
      "./node_modules/next/dist/compiled/webpack/*.{js,json}",
      "./node_modules/next/dist/compiled/@babel/runtime/package.json",
    ],
  },
  // The tests that cover these options: docs/packages.md.
  experimental: {
    // Writing the cache takes a sixth of a build, and CI builds once.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // Rendered pages stay in memory, so that requests cannot fill the disk.
    isrFlushToDisk: false,
    // A page's code is loaded on its first request, so the site starts faster by a sixth.
    preloadEntriesOnStart: false,
    // Enables app/global-not-found.tsx.
    globalNotFound: true,
  },
};

/** Shares rendered pages through Redis. Read at startup, because REDIS_URL may not be set at build time. */
function sharedPages() {
  if (!process.env.REDIS_URL?.trim()) return {};
  return { cacheHandler: fileURLToPath(new URL("lib/base/redis/page-cache.mjs", import.meta.url)) };
}

/** A production server needs neither next-intl's plugin nor the standalone output of the build. */
export default async function forPhase(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return { ...config, ...sharedPages() };
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin("./lib/app/intl-request.ts")({ ...config, output: "standalone" });
}
