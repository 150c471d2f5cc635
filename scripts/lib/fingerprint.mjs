import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Top-level entries that no build reads. All others count, so that a new folder cannot be forgotten. */
const nonSourcePatterns = [
  /^\.(?!env)/,
  // Next reads `.env` files, but not the example.
  /^\.env\.example$/,
  /^(node_modules|deploy|docs|e2e|scripts|testing|coverage|test-results|playwright-report)$/,
  /^(jest|playwright|eslint|knip|drizzle)\./,
  /^(next-env\.d\.ts|LICENSE|nohup\.out)$/,
  /\.(md|tsbuildinfo|log)$/,
];

/** Paths of the files that a build reads, relative to `root` and sorted. `excludedFolder` is the path of one more excluded folder. */
export function sourceFiles(root, excludedFolder) {
  const files = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (folder === root && nonSourcePatterns.some((pattern) => pattern.test(entry.name))) continue;
      if (path === excludedFolder || /\.test\.(ts|tsx|mjs)$/.test(entry.name)) continue;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) files.push(relative(root, path).split(sep).join("/"));
    }
  };
  walk(root);
  return files.sort();
}

/** A hash of names and contents: the same sources give the same value in every clone. */
export function fingerprint(root, excludedFolder) {
  const hash = createHash("sha256");
  for (const file of sourceFiles(root, excludedFolder)) {
    hash.update(`${file}\0`).update(
      createHash("sha256")
        .update(readFileSync(join(root, file)))
        .digest(),
    );
  }
  return hash.digest("hex");
}
