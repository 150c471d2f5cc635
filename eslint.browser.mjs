/* Rules for what ships to browsers. Which browsers, and why these: docs/decisions/0013-browser-support.md. */

const storage = ["localStorage", "sessionStorage"];
const safeStorage = "It may throw when it is only looked at: use lib/storage/browser-storage.";

/** Parts of the web that the oldest browsers do not have. TypeScript's `lib` keeps out younger parts of the language. */
const tooYoung = [
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
    message: "It may throw: use lib/session/browser.",
  },
  {
    object: "crypto",
    property: "randomUUID",
    message: "Missing on plain http: use lib/api/random-id.",
  },
  {
    object: "navigator",
    property: "clipboard",
    message: "Missing on plain http: use components/ui/copy-text.",
  },
  ...tooYoung.map(([object, property, since]) => ({ object, property, message: `Too young: ${since}.` })),
];

const youngAttributes = {
  selector: "JSXAttribute[name.name=/^(command|commandfor|interestfor)$/i]",
  message: "Too young: Safari 26.2, Chrome 135.",
};
const pages =
  "home|class|live|hot-sell|teachers|help|about-us|privacy|user-agreement|mobile-download|account|study-abroad";
/** A selector's pattern cannot hold a slash outside brackets. */
const addresses = {
  selector: `Literal[value=/^[/](${pages})\\b/]`,
  message: "Addresses stand in lib/paths.ts.",
};

export const browserRules = [
  {
    files: ["components/**", "app/**", "lib/**"],
    ignores: [
      "**/*.test.{ts,tsx}",
      "lib/storage/browser-storage.ts",
      "lib/api/random-id.ts",
      "components/ui/copy-text.ts",
      // Inline scripts share no module with the page, and catch what throws themselves.
      "lib/inline-scripts/**",
      // Runs in Node only, but for the hydration loader.
      "lib/{gateway,provider,bootstrap,request,lifecycle}/**",
      "lib/public-address.mjs",
      "lib/server/*.ts",
      "lib/server/pages/*.ts",
    ],
    rules: {
      "no-restricted-globals": ["error", ...storage.map((name) => ({ name, message: safeStorage }))],
      "no-restricted-properties": ["error", ...restrictedProperties],
      "no-restricted-syntax": ["error", youngAttributes],
    },
  },
  {
    files: ["components/**"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", youngAttributes, addresses] },
  },
];
