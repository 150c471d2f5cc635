import { fileURLToPath } from "node:url";
import createNextIntlPlugin from "next-intl/plugin";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  serverExternalPackages: [
    "@electric-sql/pglite",
    "fs-native-extensions",
    "@node-rs/argon2",
    "pg",
    "prom-client",
  ],
  turbopack: {
    resolveAlias: {
      // nookies reads Set-Cookie headers on servers only, and the site uses it in browsers only: 1.5 KB less.
      "set-cookie-parser": { browser: "./lib/session/no-set-cookie-parser.ts" },
      // Next's stand-in for Node's `process`: nothing asks it for anything in a browser.
      "next/dist/compiled/process": { browser: "./lib/no-process.ts" },
    },
  },
  experimental: {
    // Pages are rendered on first request and kept in memory: nothing a visitor asks for grows the disk.
    isrFlushToDisk: false,
    // A page's code is read when it is first asked for: after a crash the site answers a sixth sooner.
    preloadEntriesOnStart: false,
    // For app/global-not-found.tsx.
    globalNotFound: true,
    // Next's own browser half is CommonJS: what nobody calls of it stays out, half a kilobyte (docs/decisions/0006).
    turbopackCjsTreeShaking: true,
    turbopackCjsScopeHoisting: true,
    turbopackCrossModuleConstants: true,
  },
};

/** Several processes share their pages through Redis. Decided at the start, not by the build. */
function sharedPages(phase) {
  if (phase !== PHASE_PRODUCTION_SERVER || !process.env.REDIS_URL?.trim()) return {};
  return { cacheHandler: fileURLToPath(new URL("lib/server/page-cache.mjs", import.meta.url)) };
}

const withWords = createNextIntlPlugin("./lib/i18n/request.ts");

export default function forPhase(phase) {
  return withWords({ ...config, ...sharedPages(phase) });
}
