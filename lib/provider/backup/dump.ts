import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { createGzip } from "node:zlib";
import { StartError, type Connection } from "../db/types";
import { toolsOfPostgres } from "./postgres";

/**
 * A backup, piece by piece: the folder of the embedded database as a packed tar. Queries wait only while the
 * files are read. What is in is what was committed then; an open transaction is undone when the copy is opened,
 * as after a crash.
 * @throws StartError on PostgreSQL, which has better tools.
 */
export async function* backupPieces({ dump }: Connection): AsyncGenerator<Uint8Array> {
  if (!dump) throw new StartError(toolsOfPostgres);
  const tar = Readable.fromWeb((await dump()).stream() as ReadableStream);
  yield* tar.pipe(createGzip({ level: 6 })) as AsyncIterable<Buffer>;
}
