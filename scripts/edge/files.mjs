import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { root } from "../lib/project.mjs";

/** What packing makes smaller; pictures and fonts are packed already. */
const packable = /\.(?:js|css|svg|json|txt|map)$/;
/** Bytes under which packing saves less than its own head costs. */
const smallest = 512;

/** Copies the files that nginx serves by itself into one folder, each with its packed copy beside it. */
export function writeFiles(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "_next"), { recursive: true });
  cpSync(join(root, ".next/static"), join(folder, "_next/static"), { recursive: true });
  for (const name of ["art", "icons"]) {
    cpSync(join(root, "public", name), join(folder, name), { recursive: true });
  }
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (!packable.test(entry)) continue;
    const file = join(folder, entry);
    const bytes = readFileSync(file);
    if (bytes.length < smallest) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}
