import { and, eq, lt } from "drizzle-orm";
import type { PictureRequest } from "../../desk/content/requests";
import { pictureAddress, readPictureAddress } from "../../pictures/address";
import { pictureFiles, pictures } from "../db/schema";
import type { Database } from "../db/types";
import { invalid } from "../content/invalid";
import { ProviderError } from "../types";
import type { MadePicture } from "./make";
import { processState } from "../../process-state";

/** Maximum size of an upload: 10 MB. */
export const maxPictureBytes = 10 * 1024 * 1024;
/** Lifetime of an unused upload in milliseconds: a form may stay open for a day. */
const unusedTtlMs = 24 * 60 * 60 * 1000;
/** Maximum number of uploads waiting for processing. */
const maxWaiting = 4;

const pictureWorkSlot = processState<{ last: Promise<unknown>; count: number }>("pictureWork");

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const queue = (pictureWorkSlot.value ??= { last: Promise.resolve(), count: 0 });
  if (queue.count > maxWaiting) throw new ProviderError("tooManyRequests", "", undefined, 5);
  queue.count += 1;
  const turn = queue.last.then(work, work);
  queue.last = turn.catch(() => undefined);
  return turn.finally(() => (queue.count -= 1));
}

/**
 * Processes and stores an upload.
 * @returns its address and its size in pixels.
 * @throws ProviderError invalidInput if it is not an acceptable picture, tooManyRequests if the queue is full.
 */
export async function uploadPicture(db: Database, { data, crop }: PictureRequest, now: Date) {
  const bytes = Buffer.from(data, "base64");
  if (bytes.length > maxPictureBytes) throw invalid("data", "tooManyBytes");
  // Loaded on demand, since it brings a native library.
  const { makePicture } = await import("./make");
  const { hash, width, height, files } = await inTurn(() => makePicture(bytes, crop));
  await storePicture(db, { hash, width, height, files }, now);
  return { address: pictureAddress(hash, width), width, height };
}

/** Stores a picture with all its files in one transaction; an existing one is kept. */
export async function storePicture(
  db: Database,
  { hash, width, height, files }: MadePicture,
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
export async function keepPictures(tx: Database, fields: readonly [name: string, value: unknown][]) {
  const gone: string[] = [];
  for (const [name, value] of fields) {
    const named = typeof value === "string" ? readPictureAddress(value) : undefined;
    if (!named) continue;
    const isIt = and(eq(pictures.hash, named.hash), eq(pictures.width, named.width));
    const kept = await tx.update(pictures).set({ used: true }).where(isIt).returning({ hash: pictures.hash });
    if (kept.length === 0) gone.push(name);
  }
  return gone;
}

/** Deletes expired uploads that were never used. */
export async function deleteUnusedPictures(db: Database, now: Date): Promise<void> {
  const old = lt(pictures.createdAt, new Date(now.getTime() - unusedTtlMs));
  await db.delete(pictures).where(and(eq(pictures.used, false), old));
}

/** Reads a picture's file; undefined if there is none. */
export async function readPictureFile(db: Database, path: string): Promise<Uint8Array | undefined> {
  const named = readPictureAddress(path);
  if (!named) return undefined;
  const { hash, width, format } = named;
  const [file] = await db
    .select({ data: pictureFiles.data })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.hash, hash), eq(pictureFiles.width, width), eq(pictureFiles.format, format)));
  return file?.data;
}
