import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PGlite, QueryOptions, Results } from "@electric-sql/pglite";
import type { Place } from "./data-folder";

/** What drizzle asks of a PGlite and of its transactions. */
type Asked = Pick<PGlite, "exec"> & {
  query: <Row>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Results<Row>>;
};

/** What is used of a PGlite. */
type Client = Asked &
  Pick<PGlite, "close" | "dumpDataDir"> & {
    transaction: <Result>(work: (tx: Asked) => Promise<Result>) => Promise<Result>;
  };

/**
 * Opens a database; with `tar`, a new one from such a copy of a folder. It runs in a thread of its own:
 * for a statement that takes long nobody waits who needs nothing of the database (decision 4).
 */
export async function pgliteClient(place: Place, tar?: Blob): Promise<PGlite> {
  return clientOf(await startThread(place, tar));
}

/** What is used of a thread. */
export type AskedThread = Pick<Worker, "on" | "postMessage" | "ref" | "unref" | "terminate">;

/** What asks an open database's thread, which ends with it. */
export function clientOf(thread: AskedThread): PGlite {
  const ask = asker(thread);
  const asked: Asked = {
    query: (text, params = [], { rowMode, parsers = {} } = {}) =>
      // drizzle's parsers change nothing, and functions cannot be sent.
      ask("query", text, params, { rowMode, asWritten: Object.keys(parsers) }),
    exec: (text) => ask("exec", text),
  };
  // Of the last transaction. The thread answers in the order it is asked in; what is not of a transaction waits here.
  let ended: Promise<unknown> = Promise.resolve();
  const client: Client = {
    query: (...args) => ended.then(() => asked.query(...args)),
    exec: (text) => ended.then(() => asked.exec(text)),
    dumpDataDir: (compression) => ended.then(() => ask("dumpDataDir", compression)),
    transaction: (work) => {
      const done = ended.then(() => transaction(asked, work));
      ended = done.catch(() => undefined);
      return done;
    },
    close: async () => {
      await ended;
      await ask("close");
      await thread.terminate();
    },
  };
  return client as PGlite;
}

async function transaction<Result>(tx: Asked, work: (tx: Asked) => Promise<Result>): Promise<Result> {
  await tx.exec("begin");
  try {
    const result = await work(tx);
    const [done] = await tx.exec("commit");
    // A statement has failed, and nobody threw it.
    if (done?.command === "ROLLBACK") throw new Error("The transaction was rolled back.");
    return result;
  } catch (error) {
    await tx.exec("rollback");
    throw error;
  }
}

type Reply = { id: number; answer?: unknown; error?: { message: string } };
type Waiting = { resolve: (answer: unknown) => void; reject: (error: unknown) => void };

/** Starts a thread, and waits until its database is open. While nothing is asked it holds up no process. */
export async function startThread(place: Place, tar?: Blob): Promise<Worker> {
  const thread = new Worker(join(process.cwd(), "lib/provider/db/pglite-worker.mjs"), {
    workerData: { ...place, loadDataDir: tar },
    // Not those of tests and tools, which would have it compile what it loads.
    execArgv: [],
    // What a statement makes is let go with its answer: 48 MB of it, V8's own measure, need not wait (decision 36).
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  // An error later on, which none of its answers is, ends the process as one of its own would.
  await once(thread, "message");
  thread.unref();
  return thread;
}

function asker(thread: AskedThread) {
  const waiting = new Map<number, Waiting>();
  thread.on("message", ({ id, answer, error }: Reply) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (waiting.size === 0) thread.unref();
    if (error) reject?.(Object.assign(new Error(error.message), error));
    else resolve?.(answer);
  });
  let asked = 0;
  return <Answer>(question: string, ...args: unknown[]) => {
    const id = ++asked;
    thread.ref();
    thread.postMessage({ id, ask: question, args });
    return new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject })) as Promise<Answer>;
  };
}
