import { isInstalled } from "./install.mjs";

const locked = {
  packages: {
    "": { name: "site" },
    "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
    "node_modules/a-darwin": { version: "1.0.0", integrity: "sha512-d", optional: true },
  },
};
const installed = (version: string) => ({
  packages: { "node_modules/a": { version, integrity: "sha512-a" } },
});

test.each([
  ["the locked version", installed("1.0.0"), true],
  ["another version", installed("1.0.1"), false],
  ["nothing", { packages: {} }, false],
])("%s", (_, found, expected) => {
  expect(isInstalled(locked, found)).toBe(expected);
});
