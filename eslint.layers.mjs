/*
 * The order of the folders of lib: a folder may import only folders of earlier lines (docs/architecture.md). Files named
 * `tables.ts` are exempt, because tables refer to each other by foreign keys.
 */

export const layers = [
  [
    "cache",
    "clock",
    "color",
    "commands",
    "forms",
    "hydration",
    "i18n",
    "redis",
    "schedule",
    "storage",
    "text",
    "yaml",
  ],
  ["calendars", "metrics", "reference", "session"],
  ["contract"],
  ["links", "log"],
  ["db"],
  ["content", "limits"],
  ["level-test", "pictures", "school"],
  ["characters"],
  ["desk"],
  ["request"],
  ["calls"],
  ["apps", "notifications", "placements", "prices", "seo", "upstream"],
  ["lifecycle", "provider-calls", "routing", "texts"],
  ["consents"],
  ["identity"],
  ["family", "meeting-links", "openapi", "points", "staff"],
  ["bookings", "device-check", "leads", "live", "pages", "trials", "voices"],
  ["campaign"],
  ["campaign-links", "delivery", "series", "test-counts"],
  ["classroom"],
  ["inline-scripts", "people", "provider-check", "sitemap", "teachers"],
  ["editing", "markup"],
  ["activity", "demo", "preview", "server", "today"],
  ["operator"],
  ["backup", "bootstrap"],
];

/** Imports against the order, each with its reason. */
const exceptions = [
  // The provider of this site is loaded when the first call needs it: with API_HOST it never is.
  "lib/provider-calls/call-provider.ts",
  // The entry point of next-intl, which fills in the school's time zone.
  "lib/i18n/request.ts",
];

function ruleFor(folder, level) {
  const forbidden = layers
    .slice(level)
    .flat()
    .filter((other) => other !== folder);
  return {
    files: [`lib/${folder}/**/*.{ts,mjs}`],
    ignores: ["**/*.test.ts", "**/tables.ts", "lib/db/schema.ts", ...exceptions],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `^(@/lib/|(\\.\\./)+)(${forbidden.join("|")})(/|$)`,
              message: "This folder is above or beside it in the order of eslint.layers.mjs.",
            },
          ],
        },
      ],
    },
  };
}

export const layerRules = layers.flatMap((folders, level) => folders.map((folder) => ruleFor(folder, level)));
