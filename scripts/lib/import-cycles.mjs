import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/*
 * Finds import cycles, type imports included. ESLint's rule `import/no-cycle` ignores type imports and takes longer than all
 * other rules together.
 */

const source = /\.(ts|tsx|mjs)$/;
/** A static or dynamic import, or a re-export, of a file of the project. */
const projectImport = /(?:\bfrom|\bimport\s*\(|\bimport)\s*"((?:@\/|\.{1,2}\/)[^"]+)"/g;

/** Source files below the given folders, as paths relative to the root. */
export function sourceFiles(root, folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((file) => source.test(file))
      .map((file) => join(folder, file)),
  );
}

/** The imports of each file among the given files. */
export function readImports(root, files) {
  const known = new Set(files);
  const resolve = (from, specifier) => {
    const path = specifier.startsWith("@/")
      ? specifier.slice(2)
      : relative(root, join(root, dirname(from), specifier));
    return [path, ...["ts", "tsx", "mjs"].map((end) => `${path}.${end}`), join(path, "index.ts")].find(
      (file) => known.has(file),
    );
  };
  return new Map(
    files.map((file) => {
      const found = [...readFileSync(join(root, file), "utf8").matchAll(projectImport)];
      return [file, found.map(([, specifier]) => resolve(file, specifier)).filter(Boolean)];
    }),
  );
}

/** Import cycles found by a depth-first search, each as a list of files that starts and ends with the same file. */
export function findCycles(imports) {
  const cycles = [];
  const done = new Set();
  const stack = [];
  const visit = (file) => {
    const start = stack.indexOf(file);
    if (start >= 0) cycles.push([...stack.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    stack.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    stack.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return cycles;
}
