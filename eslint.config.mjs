import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";
import prettier from "eslint-config-prettier/flat";
import { browserRules } from "./eslint.browser.mjs";
import { layerRules, noTables } from "./eslint.layers.mjs";

/** Code shared by forms and the server uses zod/mini, which has a quarter of zod's size. Type imports are allowed. */
const onlyZodMini = {
  regex: "^zod(?!/mini$|/v4/core$)",
  message: "Browsers must not download all of zod: use zod/mini.",
  allowTypeImports: true,
};
/** Modules by the names that files have in every folder of lib. */
const noServerModules = {
  regex:
    "^(@/lib/|(\\.\\.?/)+)([a-z/-]+/)?([a-z-]+-calls|([a-z-]+-)?handlers|commands|store|call-shapes|subjects?|parts)$",
  message:
    "Browsers must not download calls, handlers and subjects: import fields, forms, endpoints, codes or types.",
  allowTypeImports: true,
};
const noRequestSchemas = {
  group: ["**/contract/contract", "**/contract/schemas", "**/campaign/code-again", "**/bootstrap/calls"],
  message: "Browsers must not download zod: import fields, forms, endpoints, codes, result or types.",
  allowTypeImports: true,
};
const noNode = { regex: "^node:", message: "Browsers have no Node modules.", allowTypeImports: true };
const browserWalls = [onlyZodMini, noServerModules, noRequestSchemas, noNode];
/** Field rules and forms, which are part of browser bundles. */
const formFiles = [
  "lib/base/forms/**",
  "lib/**/fields.ts",
  "lib/subjects/identity/forms.ts",
  "lib/subjects/campaign/enrolment.ts",
  "lib/subjects/campaign/season-fields.ts",
  "lib/subjects/series/enquiry-form.ts",
];

function restrict(files, patterns) {
  const rules = { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] };
  return { files, ignores: ["**/*.test.{ts,tsx}"], rules };
}

/** Words that make comments hard to read, and British spellings. CONTRIBUTING.md has the rules. */
const plainWords = [
  ...["told", "tell", "tells", "telling", "whoever", "nobody", "anew", "unkept", "heard", "begun", "lest"],
  ...["behaviour", "centre", "colour", "colours", "favour", "grey", "labelled", "localised"],
  ...["normalise", "normalised", "organise", "recognise", "serialise", "serialised", "summarise"],
];
/** Names that do not state what a thing is. */
const plainNames = ["told", "whoever", "unkept", "things", "whose"];

export default defineConfig([
  globalIgnores([
    ".next/",
    ".cache/",
    ".data/",
    "coverage/",
    "test-results/",
    "playwright-report/",
    "next-env.d.ts",
  ]),
  ...nextVitals,
  ...nextTypeScript,
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      // The site's pictures are SVG, which an image optimizer cannot make smaller.
      "@next/next/no-img-element": "off",
      "import/no-anonymous-default-export": "off",
      "no-warning-comments": ["error", { terms: ["todo", "fixme", ...plainWords], location: "anywhere" }],
      "id-denylist": ["error", ...plainNames],
    },
  },
  restrict([...formFiles, "lib/app/server/pages/hydration-loader/*.ts"], browserWalls),
  restrict(["components/**"], [noTables, ...browserWalls]),
  restrict(["app/**", "middleware.ts", "instrumentation.ts", "next.config.mjs"], [noTables]),
  ...layerRules,
  ...browserRules,
  // Ambient types can only be extended as interfaces.
  { files: ["**/*.d.ts"], rules: { "@typescript-eslint/consistent-type-definitions": "off" } },
  {
    files: ["**/*.test.{ts,tsx}", "e2e/**"],
    rules: {
      // Test components pass the result of a hook to the test through a variable.
      "react-hooks/globals": "off",
      "react/display-name": "off",
      "no-restricted-properties": [
        "error",
        ...["test", "it", "describe"].map((object) => ({
          object,
          property: "only",
          message: "Do not commit focused tests.",
        })),
      ],
    },
  },
  // Playwright passes fixtures to tests through a function called `use`, which is not a hook.
  { files: ["e2e/**"], rules: { "react-hooks/rules-of-hooks": "off" } },
  prettier,
]);
