import { tableReads } from "./eslint.table-reads.mjs";

/*
 * Which folder may import which (docs/architecture.md). The rule follows each import to its file, type imports included.
 * Tests are exempt.
 */

/** The four groups of lib, each with its folders in order: a folder imports only folders before it, also of earlier groups. */
export const groups = {
  base: [
    ...["cache", "clock", "color", "commands", "forms", "hydration", "redis", "storage", "text", "yaml"],
    ...["calendars", "i18n", "reference", "contract", "desk", "log", "metrics", "schedule", "links"],
    ...["session", "db", "limits", "request"],
  ],
  engines: [
    ...[
      "busy-times",
      "sounds",
      "content",
      "notifications",
      "meeting-links",
      "pictures",
      "calls",
      "lifecycle",
      "demo",
      "subject",
      "routing",
      "upstream",
    ],
    "provider-calls",
  ],
  subjects: [
    ...[
      "school",
      "rules",
      "texts",
      "seo",
      "voices",
      "placements",
      "apps",
      "consents",
      "device-check",
      "identity",
    ],
    ...[
      "staff",
      "pages",
      "teachers",
      "family",
      "points",
      "holidays",
      "live",
      "series",
      "trials",
      "lessons",
      "payments",
      "leads",
    ],
    ...["campaign", "messages", "level-test", "characters", "pronunciations", "people"],
  ],
  app: [
    ...[
      "delivery",
      "editing",
      "closed-days",
      "inline-scripts",
      "demo",
      "markup",
      "preview",
      "server",
      "openapi",
    ],
    ...["provider-check", "personal-data", "activity", "today", "operator", "backup", "sitemap", "bootstrap"],
  ],
};

const folders = Object.entries(groups).flatMap(([group, names]) =>
  names.map((name) => `lib/${group}/${name}`),
);
/** What Next loads by its name. */
const entries = ["middleware.ts", "instrumentation.ts", "next.config.mjs"];
const accelerator = "lib/app/server";
const decision = "docs/decisions/0040-accelerator.md";

/** Modules of the application that the accelerator may import: they share no state with it. */
const stateless = [
  ...["clock/server-timing", "env", "hydration/events", "request/etag", "request/internal", "request/target"]
    .map((file) => `base/${file}.ts`)
    .concat("base/routes.ts", "base/public-address.mjs", "base/redis/connect.mjs"),
  ...["decide", "decide-request", "known-classes", "match", "not-pages", "responses", "security-headers"]
    .map((file) => `engines/routing/${file}.ts`)
    .concat("engines/routing/settings.ts", "engines/routing/base-headers.mjs"),
  "engines/lifecycle/revalidate-pages.ts",
  ...["school/school", "series/choice-names"].map((file) => `subjects/${file}.ts`),
  ...["contextual-links", "inline-scripts", "not-started", "strip-hydration"].map(
    (file) => `app/markup/${file}.ts`,
  ),
];

const tablesOf = (folder) => `**/${folder}/**/tables.ts`;
/** What a folder still reads of others' tables, which is nothing new: the list only shrinks. */
const readsOf = (folder) => Object.keys(tableReads[folder] ?? {}).map(tablesOf);

const notBefore = "This folder is above or beside it in the order of eslint.layers.mjs.";
const notRead = "Tables are read by their own folder: call or add a query of the owner.";
/** Pages and components call queries, and read no tables. */
export const noTables = { regex: "/(tables|lib/app/schema)$", message: notRead };

/** @param except glob patterns of files that may be imported all the same */
const zone = (target, from, message, except = []) => ({
  target: `./${target}`,
  from: from.map((path) => `./${path}`),
  except,
  message,
});

const inOrder = (except = []) =>
  folders
    .slice(0, -1)
    .map((folder, position) =>
      zone(
        folder,
        [
          ...folders.slice(position + 1).map((later) => `${later}/**`),
          ...(folder.startsWith("lib/app/") ? [] : ["lib/app/*.ts"]),
        ],
        notBefore,
        except,
      ),
    );

const zones = [
  ...inOrder(),
  ...folders.map((folder) =>
    zone(folder, ["lib/**/tables.ts"], notRead, [tablesOf(folder), ...readsOf(folder)]),
  ),
  zone("lib/base/*.{ts,mjs}", ["lib/{engines,subjects,app}/**"], notBefore),
  zone("lib/base/*.{ts,mjs}", ["lib/*/*/**/tables.ts"], notRead),
  zone("lib", ["components", "app"], "Dependencies point one way: lib <- components <- app."),
  zone("components", ["app"], "Dependencies point one way: lib <- components <- app."),
  ...["lib/{base,engines,subjects}/**", "lib/app/!(server)/**", "{components,app}/**", ...entries].map(
    (target) => zone(target, [accelerator], `The application must not import the accelerator (${decision}).`),
  ),
  zone(
    `${accelerator}/**/!(bridge).ts`,
    ["lib/**"],
    `Only ${accelerator}/bridge.ts may import modules with state (${decision}).`,
    [`**/${accelerator}/**`, ...stateless.map((file) => `**/lib/${file}`)],
  ),
  ...["lib", "components", "app", ...entries].map((target) =>
    zone(target, ["testing"], "The site must not import test code."),
  ),
];

/** Files of tables may refer to those of any folder, for foreign keys. */
const zonesOfTables = inOrder(["**/tables.ts"]);

const restrict = (files, ignores, zonesOfFiles) => ({
  files,
  ignores,
  rules: { "import/no-restricted-paths": ["error", { zones: zonesOfFiles }] },
});

export const layerRules = [
  restrict(["lib/**", "components/**", "app/**", ...entries], ["**/*.test.{ts,tsx}"], zones),
  restrict(["lib/**/tables.ts"], [], zonesOfTables),
];
