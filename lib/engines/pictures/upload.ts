import { and, eq, lt } from "drizzle-orm";
import { pictureAddress, parsePictureAddress } from "./address";
import { pictureFiles, pictures } from "./tables";
import type { Database } from "../../base/db/types";
import { ProviderError } from "../../base/contract/provider-error";
import type { Crop, ProcessedPicture } from "./make";
import { processState } from "../../base/process-state";

/** Lifetime of an unused upload in milliseconds: a form may stay open for a day. */
const unusedTtlMs = 24 * 60 * 60 * 1000;
/** Maximum number of uploads waiting for processing. */
const maxWaiting = 4;

const pictureWorkSlot = processState<{ last: Promise<unknown>; count: number }>("pictureWork");

async function runQueued<Result>(work: () => Promise<Result>): Promise<Result> {
  const queue = (pictureWorkSlot.value ??= { last: Promise.resolve(), count: 0 });
  if (queue.count > maxWaiting) throw new ProviderError("tooManyRequests", "", undefined, 5);
  queue.count += 1;
  const result = queue.last.then(work, work);
  queue.last = result.catch(() => undefined);
  return result.finally(() => (queue.count -= 1));
}

/**
 * Processes and stores an upload.
 * @returns its address and its size in pixels.
 * @throws ProviderError invalidInput if it is not an acceptable picture, tooManyRequests if the queue is full.
 */
export async function uploadPicture(db: Database, { bytes, crop }: { bytes: Buffer; crop: Crop }, now: Date) {
  // Loaded on demand, since it brings a native library.
  const { makePicture } = await import("./make");
  const { hash, width, height, files } = await runQueued(() => makePicture(bytes, crop));
  await storePicture(db, { hash, width, height, files }, now);
  return { address: pictureAddress(hash, width), width, height };
}

/** Stores a picture with all its files in one transaction; an existing one is kept. */
export async function storePicture(
  db: Database,
  { hash, width, height, files }: ProcessedPicture,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(pictures)
      .values({ hash, width, height, createdAt: now })
      .onConflictDoUpdate({ target: pictures.hash, set: { createdAt: now } });
    for (const file of files)
      await tx
        .insert(pictureFiles)
        .values({ hash, ...file })
        .onConflictDoNothing();
  });
}

/**
 * Marks the uploaded pictures in fields as used, so that housekeeping keeps them.
 * @param fields names and values; values other than addresses of uploads are ignored.
 * @returns the names of fields whose picture does not exist, or was deleted as unused.
 */
export async function markPicturesUsed(tx: Database, fields: readonly [name: string, value: unknown][]) {
  const missing: string[] = [];
  for (const [name, value] of fields) {
    const parsed = typeof value === "string" ? parsePictureAddress(value) : undefined;
    if (!parsed) continue;
    const matchesPicture = and(eq(pictures.hash, parsed.hash), eq(pictures.width, parsed.width));
    const updated = await tx
      .update(pictures)
      .set({ used: true })
      .where(matchesPicture)
      .returning({ hash: pictures.hash });
    if (updated.length === 0) missing.push(name);
  }
  return missing;
}

/** Deletes expired uploads that were never used. */
export async function deleteUnusedPictures(db: Database, now: Date): Promise<void> {
  const isExpired = lt(pictures.createdAt, new Date(now.getTime() - unusedTtlMs));
  await db.delete(pictures).where(and(eq(pictures.used, false), isExpired));
}

/** Reads a picture's file; undefined if there is none. */
export async function readPictureFile(db: Database, path: string): Promise<Uint8Array | undefined> {
  const parsed = parsePictureAddress(path);
  if (!parsed) return undefined;
  const { hash, width, format } = parsed;
  const [file] = await db
    .select({ data: pictureFiles.data })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.hash, hash), eq(pictureFiles.width, width), eq(pictureFiles.format, format)));
  return file?.data;
}
