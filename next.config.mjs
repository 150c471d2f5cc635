import { fileURLToPath } from "node:url";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // The site's pictures are SVG. Left open, /_next/image would decode and encode a picture for whoever asks.
  images: { unoptimized: true },
  // `npm run validate` checks the types; a build that does so again takes a third longer, for everybody who starts the site.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "@electric-sql/pglite",
    "fs-native-extensions",
    "@node-rs/argon2",
    "nodemailer",
    "pg",
    "prom-client",
    "sharp",
    "standardwebhooks",
  ],
  // Each is named by Next itself for what it does here, and has a test that notices its end (docs/decisions/0001).
  experimental: {
    // Pages are rendered on first request and kept in memory: nothing a visitor asks for grows the disk.
    isrFlushToDisk: false,
    // A page's code is read when it is first asked for: after a crash the site answers a sixth sooner.
    preloadEntriesOnStart: false,
    // For app/global-not-found.tsx.
    globalNotFound: true,
  },
};

/** Several processes share their pages through Redis. Decided at the start, not by the build. */
function sharedPages() {
  if (!process.env.REDIS_URL?.trim()) return {};
  return { cacheHandler: fileURLToPath(new URL("lib/server/page-cache.mjs", import.meta.url)) };
}

/** Only a build needs the plugin, which tells it where the words are and brings a compiler along. */
export default async function forPhase(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return { ...config, ...sharedPages() };
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin("./lib/i18n/request.ts")(config);
}
