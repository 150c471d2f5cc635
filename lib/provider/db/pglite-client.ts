import type { PGlite } from "@electric-sql/pglite";

/**
 * PostgreSQL's settings for a process that is the database's one user. It would take 128 MB for its buffers and write
 * them all at the start, while the operating system keeps the same pages once more. And it would let the log grow to
 * 1 GB before it writes the tables, all of which the start after a crash would have to read.
 */
const settings = ["shared_buffers=16MB", "max_wal_size=64MB", "min_wal_size=32MB"];

/** Opens the database in a folder; with `tar`, a new one from such a copy of a folder. */
export async function pgliteClient(place: string, tar?: Blob): Promise<PGlite> {
  // Loaded only here: with PostgreSQL the WASM never is.
  const { PGlite } = await import("@electric-sql/pglite");
  return PGlite.create({
    dataDir: place,
    loadDataDir: tar,
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ["-c", setting])],
  });
}
