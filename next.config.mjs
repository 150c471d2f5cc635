import { fileURLToPath } from "node:url";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import {
  baseHeaders,
  closedDirectives,
  embeddableFile,
  embeddableFolders,
  embeddableHeaders,
  formatPolicy,
} from "./lib/routing/base-headers.mjs";

// The site contacts no third party, whoever builds or starts it, and by whatever command.
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

const toList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
const closedPolicy = toList({ "Content-Security-Policy": formatPolicy(closedDirectives) });

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // The site's pictures are SVG. Left open, /_next/image would decode and encode pictures for any client.
  images: { unoptimized: true },
  // Types are checked by `npm run typecheck`, which CI runs as a step of its own. A build for every newcomer's start
  // that checks them again takes a third longer.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "@electric-sql/pglite",
    "fs-native-extensions",
    "@node-rs/argon2",
    "@zxcvbn-ts/core",
    "@zxcvbn-ts/language-common",
    "nodemailer",
    "pg",
    "prom-client",
    "sharp",
    "standardwebhooks",
    "subset-font",
  ],
  // Messages are compiled when they are loaded (lib/i18n/request.ts), so that no page needs the ICU parser (7.9 KB).
  turbopack: { resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  // The middleware gives pages their headers; these are for calls and files. A preview and the API viewer have policies
  // of their own, which their handlers set: a header that is set here would win.
  headers: async () => [
    { source: "/((?!api/preview$).*)", headers: toList(baseHeaders) },
    { source: `/:folder(${embeddableFolders.join("|")})/:path*`, headers: toList(embeddableHeaders) },
    { source: `/${embeddableFile}`, headers: toList(embeddableHeaders) },
    // The address of a student's calendar is a secret. Of two rules for one header the later one counts.
    { source: "/calendar/:path*", headers: toList({ "Referrer-Policy": "no-referrer" }) },
    { source: "/api/:path((?!docs$|preview$).*)", headers: closedPolicy },
    {
      source: "/:folder(chief|og|qr|flags|calendar|_next|art|icons|pictures)/:path*",
      headers: closedPolicy,
    },
    {
      source: "/:file(favicon.ico|healthz|readyz|robots.txt|sitemap.xml|manifest.webmanifest)",
      headers: closedPolicy,
    },
  ],
  // Files that are read by names that are put together at run time, for the traced copy in .next/standalone.
  outputFileTracingIncludes: {
    "/**": [
      "./content/**/*.{md,yaml}",
      "./messages/**/*.json",
      "./lib/provider/db/migrations/**/*.{sql,json}",
      "./lib/provider/db/{make-database,make-template,pglite-worker}.mjs",
      "./node_modules/{redis,@redis/*,cluster-key-slot}/{package.json,{dist,lib}/**/*.js}",
      "./lib/seo/{draw,drawing-process}.mjs",
      "./node_modules/@electric-sql/pglite/dist/**/*.{wasm,data,js,cjs}",
      "./node_modules/@fontsource-variable/*/{unicode.json,files/*-wght-normal.woff2}",
      "./node_modules/flag-icons/flags/4x3/*.svg",
      "./node_modules/fs-native-extensions/prebuilds/linux-*/**",
      "./node_modules/@img/sharp-*/**",
      "./node_modules/swagger-ui-dist/swagger-ui{.css,-bundle.js}",
      // Looked up, though not used, when the accelerator's Next reads this file.
      "./node_modules/next/{constants,og}.js",
      "./node_modules/next/dist/{server/og,compiled/@vercel/og}/*.{js,wasm,json,ttf,bin}",
      "./node_modules/next/dist/compiled/webpack/*.{js,json}",
      "./node_modules/next/dist/compiled/@babel/runtime/package.json",
    ],
  },
  // Which test notices when one of these stops working: docs/packages.md.
  experimental: {
    // Rendered pages stay in memory: nothing that a visitor asks for grows the disk.
    isrFlushToDisk: false,
    // A page's code is read when it is first asked for: after a crash the site answers a sixth sooner.
    preloadEntriesOnStart: false,
    // For app/global-not-found.tsx.
    globalNotFound: true,
  },
};

/** Several processes share their rendered pages through Redis. Decided at the start, not by the build. */
function sharedPages() {
  if (!process.env.REDIS_URL?.trim()) return {};
  return { cacheHandler: fileURLToPath(new URL("lib/redis/page-cache.mjs", import.meta.url)) };
}

/** The build also makes .next/standalone, and needs next-intl's plugin; a running site needs neither. */
export default async function forPhase(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return { ...config, ...sharedPages() };
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin("./lib/i18n/request.ts")({ ...config, output: "standalone" });
}
