import { existsSync } from "node:fs";
import { tableReads } from "./eslint.table-reads.mjs";

/*
 * The order of the folders of lib: a folder may import only folders of earlier lines (docs/architecture.md). Tables belong
 * to the folder of their `tables.ts`: other folders call its queries. Only other `tables.ts` may import it, for foreign keys.
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
    "log",
    "metrics",
    "redis",
    "schedule",
    "storage",
    "text",
    "yaml",
  ],
  ["calendars", "links", "reference", "session"],
  ["contract"],
  ["db", "desk"],
  ["content", "limits", "notifications"],
  ["level-test", "pictures", "prices", "request", "school"],
  ["calls", "characters", "lifecycle", "routing", "texts"],
  ["apps", "consents", "openapi", "placements", "seo", "upstream", "voices"],
  ["device-check", "identity", "provider-calls"],
  ["family", "points", "staff"],
  ["pages", "teachers", "test-counts"],
  ["live", "series"],
  ["leads", "meeting-links", "provider-check"],
  ["campaign", "recordings", "trials"],
  ["campaign-links", "delivery", "people", "sitemap"],
  ["editing", "inline-scripts"],
  ["activity", "demo", "markup", "today"],
  ["operator", "preview", "server"],
  ["backup", "bootstrap"],
];

/** Imports against the order, each with its reason. */
const exceptions = [
  // The provider of this site is loaded when the first call needs it: with API_HOST it never is.
  "lib/engines/provider-calls/call-provider.ts",
  // The entry point of next-intl, which fills in the school's time zone.
  "lib/app/intl-request.ts",
];

const tests = ["**/*.test.{ts,tsx}"];
/** Start of an import of another folder of lib. */
const fromLib = "^(@/lib/|(\\.\\./)+)";

const noSchema = {
  regex: "/db/schema$",
  message:
    "Import the tables of your folder from its tables.ts; db/schema is for migrations, backups and tests.",
};
const notRead = "Tables are read by their own folder: call or add a query of the owner.";
/** Pages and components call queries, and read no tables. */
export const noTables = { regex: "/(tables|db/schema)$", message: notRead };

function noTablesOf(folder) {
  const owners = [folder, ...Object.keys(tableReads[folder] ?? {})];
  return { regex: `${fromLib}(?!(${owners.join("|")})/)[a-z/-]+/tables$`, message: notRead };
}

function noImportsAbove(folder, level) {
  const forbidden = layers
    .slice(level)
    .flat()
    .filter((other) => other !== folder);
  return {
    regex: `${fromLib}(${forbidden.join("|")})(?!/tables$)(/|$)`,
    message: "This folder is above or beside it in the order of eslint.layers.mjs.",
  };
}

const restrict = (files, ignores, patterns) => ({
  files,
  ignores,
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

function rulesFor(folder, level) {
  const above = noImportsAbove(folder, level);
  // lib/base/db knows all tables of the schema, but reads no subject's.
  const tables = [noTablesOf(folder), ...(folder === "db" ? [] : [noSchema])];
  const outOfOrder = exceptions.filter((file) => file.startsWith(`lib/${folder}/`));
  return [
    restrict([`lib/${folder}/**`], [...tests, "lib/app/schema.ts"], [above, ...tables]),
    ...outOfOrder.map((file) => restrict([file], [], tables)),
    ...(existsSync(`lib/${folder}/tables.ts`)
      ? [restrict([`lib/${folder}/tables.ts`], [], [above, noSchema])]
      : []),
  ];
}

export const layerRules = [
  restrict(["lib/*.{ts,mjs}"], tests, [noTables]),
  ...layers.flatMap((folders, level) => folders.flatMap((folder) => rulesFor(folder, level))),
];
