/* Rules for code that runs in browsers. The supported browsers and the reasons: docs/decisions/0013-browser-support.md. */

const storage = ["localStorage", "sessionStorage"];
const safeStorage = "Accessing it may throw: use lib/base/storage/browser-storage.";

/** Web APIs that the oldest supported browsers lack. Newer language features are excluded by TypeScript's `lib`. */
const unsupportedApis = [
  ["AbortSignal", "any", "Safari 17.4, Chrome 116"],
  ["URL", "canParse", "Safari 17, Chrome 120"],
  ["URL", "parse", "Safari 18, Chrome 126"],
  ["document", "startViewTransition", "Safari 18"],
  ["navigator", "connection", "Chrome only"],
  ["scheduler", "yield", "Chrome only"],
  ["CSS", "highlights", "Safari 17.2, Firefox 140"],
];

const restrictedProperties = [
  ...["window", "self", "globalThis"].flatMap((object) =>
    storage.map((property) => ({ object, property, message: safeStorage })),
  ),
  {
    object: "document",
    property: "cookie",
    message: "It may throw: use lib/base/session/browser.",
  },
  {
    object: "crypto",
    property: "randomUUID",
    message: "Missing on plain http: use lib/engines/calls/browser/random-id.",
  },
  {
    object: "navigator",
    property: "clipboard",
    message: "Missing on plain http: use components/ui/copy-text.",
  },
  ...unsupportedApis.map(([object, property, since]) => ({
    object,
    property,
    message: `Too new: ${since}.`,
  })),
];

const unsupportedAttributes = {
  selector: "JSXAttribute[name.name=/^(command|commandfor|interestfor)$/i]",
  message: "Too new: Safari 26.2, Chrome 135.",
};
const pages =
  "home|class|live|hot-sell|teachers|help|about-us|privacy|user-agreement|mobile-download|account|study-abroad";
/** The slash is in brackets, because a selector's pattern cannot contain a plain one. */
const addresses = {
  selector: `Literal[value=/^[/](${pages})\\b/]`,
  message: "Use lib/base/paths.ts for addresses.",
};

/** The visitor's clock may be wrong by days; `Date()` without arguments reads it too. */
const clockMessage =
  "The visitor's clock may be wrong: use lib/base/clock/server-clock, in server components render-time.";
const deviceClock = [
  "MemberExpression[object.name='Date'][property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
];
const clockRules = deviceClock.map((selector) => ({ selector, message: clockMessage }));
const clientClockRules = deviceClock.map((selector) => ({
  selector: `Program:has(> ExpressionStatement[directive='use client']) ${selector}`,
  message: clockMessage,
}));

export const browserRules = [
  {
    files: ["components/**", "app/**", "lib/**"],
    ignores: [
      "**/*.test.{ts,tsx}",
      "lib/base/storage/browser-storage.ts",
      "lib/engines/calls/browser/random-id.ts",
      "components/ui/copy-text.ts",
      // Inline scripts cannot share modules with the page and catch exceptions themselves.
      "lib/app/inline-scripts/**",
      // Runs in Node only, except for the hydration loader.
      "lib/app/{backup,delivery,demo,operator}/**",
      "lib/base/{db,request}/**",
      "lib/engines/{lifecycle,provider-calls,upstream}/**",
      "lib/engines/calls/*.ts",
      "lib/base/public-address.mjs",
      "lib/app/server/*.ts",
      "lib/app/server/pages/*.ts",
    ],
    rules: {
      "no-restricted-globals": ["error", ...storage.map((name) => ({ name, message: safeStorage }))],
      "no-restricted-properties": ["error", ...restrictedProperties],
      "no-restricted-syntax": ["error", unsupportedAttributes, ...clientClockRules],
    },
  },
  {
    files: ["components/**"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", unsupportedAttributes, addresses, ...clockRules] },
  },
  {
    files: [
      "lib/app/inline-scripts/**",
      "lib/base/{forms,hydration,session,storage}/**",
      "lib/engines/calls/browser/**",
      "lib/app/server/pages/hydration-loader/**",
    ],
    ignores: ["**/*.test.{ts,tsx}", "lib/app/inline-scripts/compiled.ts"],
    rules: { "no-restricted-syntax": ["error", ...clockRules] },
  },
];
