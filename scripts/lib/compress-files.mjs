import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "./project.mjs";

/** File types that compress well; pictures and fonts are already compressed. */
const compressible = /\.(?:js|css|svg|json|txt|map)$/;
/** Smaller files, in bytes, are not worth compressing. */
const minBytes = 512;

/** The highest levels: files are compressed once per build. */
const compressions = [
  ["br", promisify(brotliCompress), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }],
  ["gz", promisify(gzip), { level: constants.Z_BEST_COMPRESSION }],
];

/**
 * Copies the static files, which the accelerator (lib/app/server/files.ts) or nginx serves, into one folder under their URL
 * paths, each with its compressed copies.
 */
export async function compressFiles(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "_next"), { recursive: true });
  cpSync(join(root, ".next/static"), join(folder, "_next/static"), { recursive: true });
  cpSync(join(root, "public"), folder, { recursive: true });
  const names = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return;
  await Promise.all(
    compressions.map(async ([suffix, compress, options]) =>
      writeFile(`${file}.${suffix}`, await compress(bytes, options)),
    ),
  );
}
