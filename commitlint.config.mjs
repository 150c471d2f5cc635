/** Commit subjects as CONTRIBUTING.md describes them. */
export default {
  extends: ["@commitlint/config-conventional"],
  // Dependabot writes longer subjects and bodies.
  ignores: [(message) => /^build\(deps/.test(message), (message) => message.startsWith("Merge ")],
  rules: {
    "header-max-length": [2, "always", 72],
    "body-max-line-length": [0],
    "type-enum": [
      2,
      "always",
      ["feat", "fix", "refactor", "perf", "test", "docs", "build", "ci", "chore", "style"],
    ],
  },
};
