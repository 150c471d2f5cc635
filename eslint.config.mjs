import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";
import prettier from "eslint-config-prettier/flat";
import { browserRules } from "./eslint.browser.mjs";
import { layerRules } from "./eslint.layers.mjs";

/** Code shared by forms and the server uses zod/mini, which has a quarter of zod's size. Type imports are allowed. */
const onlyZodMini = {
  regex: "^zod(?!/mini$|/v4/core$)",
  message: "Browsers must not download all of zod: use zod/mini.",
  allowTypeImports: true,
};
const noRequestSchemas = {
  group: [
    ...["**/contract/contract", "**/contract/schemas", "**/campaign/code-again"],
    ...["**/account/views", "**/account/actions", "**/account/login-calls", "**/account/shapes"],
    ...["**/desk/calls/*", "**/bootstrap/call-rows", "**/bootstrap/serve-calls"],
  ],
  message: "Browsers must not download zod: import fields, forms, endpoints, codes, result or types.",
  allowTypeImports: true,
};
/** Field rules and forms, which are part of browser bundles. */
const formFiles = [
  "lib/forms/**",
  "lib/**/fields.ts",
  "lib/identity/forms.ts",
  "lib/campaign/enrolment.ts",
  "lib/campaign/season-fields.ts",
  "lib/series/enquiry-form.ts",
];

/** Dependencies point one way: lib <- components <- app. Tests are exempt. */
function mayNotImport(folders) {
  const message = "Dependencies point one way: lib <- components <- app.";
  return { regex: `^(@/|(\\.\\./)+)(${folders})/`, message };
}

/** Test utilities are not shipped with the site. */
const noTestImports = { regex: "^(@/|(\\.\\.?/)+)testing/", message: "The site must not import test code." };

/** The application must not import the accelerator, which runs in front of it. */
const noAccelerator = {
  regex: "^(@/lib|\\.\\.?(/\\.\\.)*)/server/(?!redis)[a-z-]",
  message: "The application must not import the accelerator (docs/decisions/0040-accelerator.md).",
};
/** The accelerator may import only stateless modules of the application, except in its bridge. */
const noState = {
  regex:
    "/(process-state|log|metrics|limits|provider|gateway|calls|lifecycle/shutdown|preview|bootstrap|campaign)(/|$)",
  message: "Only lib/server/bridge.ts may import the application (docs/decisions/0040-accelerator.md).",
};

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
  restrict(["lib/**"], [mayNotImport("components|app"), noTestImports, noAccelerator]),
  restrict(["lib/server/**"], [mayNotImport("components|app"), noTestImports, noState]),
  restrict(["lib/server/bridge.ts"], [mayNotImport("components|app"), noTestImports]),
  restrict(formFiles, [mayNotImport("components|app"), noTestImports, onlyZodMini, noRequestSchemas]),
  restrict(["components/**"], [mayNotImport("app"), noTestImports, onlyZodMini, noRequestSchemas]),
  restrict(["app/**", "instrumentation.ts", "next.config.mjs"], [noTestImports]),
  ...layerRules,
  ...browserRules,
  // Ambient types can only be extended as interfaces.
  { files: ["**/*.d.ts"], rules: { "@typescript-eslint/consistent-type-definitions": "off" } },
  {
    files: ["**/*.test.{ts,tsx,mjs}", "e2e/**"],
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
