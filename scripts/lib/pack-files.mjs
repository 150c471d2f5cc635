import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "./project.mjs";

/** What packing makes smaller; pictures and fonts are packed already. */
const packable = /\.(?:js|css|svg|json|txt|map)$/;
/** Bytes under which packing saves less than its own head costs. */
const smallest = 512;

/** Both as tight as they go: packed once per build, and read by everybody. */
const packings = [
  ["br", promisify(brotliCompress), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }],
  ["gz", promisify(gzip), { level: constants.Z_BEST_COMPRESSION }],
];

/**
 * Copies the files that are served as they are, by the site itself (lib/server/files.ts) or by the edge, into one
 * folder, under the paths by which they are asked for, each with its packed copies beside it.
 */
export async function packFiles(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "_next"), { recursive: true });
  cpSync(join(root, ".next/static"), join(folder, "_next/static"), { recursive: true });
  cpSync(join(root, "public"), folder, { recursive: true });
  const names = readdirSync(folder, { recursive: true }).filter((name) => packable.test(name));
  await Promise.all(names.map((name) => packFile(join(folder, name))));
}

async function packFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  await Promise.all(
    packings.map(async ([ending, pack, options]) =>
      writeFile(`${file}.${ending}`, await pack(bytes, options)),
    ),
  );
}
