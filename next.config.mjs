import createNextIntlPlugin from "next-intl/plugin";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  serverExternalPackages: ["@electric-sql/pglite", "fs-native-extensions", "@node-rs/argon2", "pg"],
  turbopack: {
    resolveAlias: {
      // nookies reads Set-Cookie headers on servers only, and the site uses it in browsers only: 1.5 KB less.
      "set-cookie-parser": { browser: "./lib/session/no-set-cookie-parser.ts" },
    },
  },
  experimental: {
    // Pages are rendered on first request and kept in memory: nothing a visitor asks for grows the disk.
    isrFlushToDisk: false,
  },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
