import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PGlite, QueryOptions, Results } from "@electric-sql/pglite";
import type { DatabaseLocation } from "./data-folder";

/** The methods of PGlite and its transactions that drizzle uses. */
type Queries = Pick<PGlite, "exec"> & {
  query: <Row>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Results<Row>>;
};

/** The methods of PGlite that this site uses. */
type Client = Queries &
  Pick<PGlite, "close" | "dumpDataDir"> & {
    transaction: <Result>(work: (tx: Queries) => Promise<Result>) => Promise<Result>;
  };

/**
 * Opens a database, or with `tar` creates one from a copy of a folder. It runs in a worker thread, so that slow
 * statements do not block the rest of the site (decision 4).
 */
export async function openPgliteClient(location: DatabaseLocation, tar?: Blob): Promise<PGlite> {
  return createClient(await startThread(location, tar));
}

/** The methods of the worker that this client uses. */
export type DatabaseThread = Pick<Worker, "on" | "postMessage" | "ref" | "unref" | "terminate">;

/** Creates the client of an open database's thread; closing it ends the thread. */
export function createClient(thread: DatabaseThread): PGlite {
  const sendRequest = createSender(thread);
  const queries: Queries = {
    query: (text, params = [], { rowMode, parsers = {} } = {}) =>
      // drizzle's parsers return their input, and functions cannot be sent to a thread.
      sendRequest("query", text, params, { rowMode, asWritten: Object.keys(parsers) }),
    exec: (text) => sendRequest("exec", text),
  };
  // Settles with the last transaction. Queries outside a transaction wait for it; the thread answers in order.
  let lastTransaction: Promise<unknown> = Promise.resolve();
  const client: Client = {
    query: (...args) => lastTransaction.then(() => queries.query(...args)),
    exec: (text) => lastTransaction.then(() => queries.exec(text)),
    dumpDataDir: (compression) => lastTransaction.then(() => sendRequest("dumpDataDir", compression)),
    transaction: (work) => {
      const result = lastTransaction.then(() => transaction(queries, work));
      lastTransaction = result.catch(() => undefined);
      return result;
    },
    close: async () => {
      await lastTransaction;
      await sendRequest("close");
      await thread.terminate();
    },
  };
  return client as PGlite;
}

async function transaction<Result>(tx: Queries, work: (tx: Queries) => Promise<Result>): Promise<Result> {
  await tx.exec("begin");
  try {
    const result = await work(tx);
    const [commitResult] = await tx.exec("commit");
    // A statement failed and its error was swallowed.
    if (commitResult?.command === "ROLLBACK") throw new Error("The transaction was rolled back.");
    return result;
  } catch (error) {
    await tx.exec("rollback");
    throw error;
  }
}

type Reply = { id: number; answer?: unknown; error?: { message: string } };
type PendingRequest = { resolve: (answer: unknown) => void; reject: (error: unknown) => void };

/** Starts a thread and waits until its database is open. An idle thread does not keep the process alive. */
export async function startThread(location: DatabaseLocation, tar?: Blob): Promise<Worker> {
  const thread = new Worker(join(process.cwd(), "lib/base/db/pglite-worker.mjs"), {
    workerData: { ...location, loadDataDir: tar },
    // Without the flags of tests and tools, which would make the thread compile its imports.
    execArgv: [],
    // Results are short-lived, so a small young generation suffices instead of V8's default of 48 MB (decision
    // 36).
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  // A later error that belongs to no query ends the process, like an uncaught exception of its own.
  await once(thread, "message");
  thread.unref();
  return thread;
}

function createSender(thread: DatabaseThread) {
  const pending = new Map<number, PendingRequest>();
  thread.on("message", ({ id, answer, error }: Reply) => {
    const { resolve, reject } = pending.get(id) ?? {};
    pending.delete(id);
    if (pending.size === 0) thread.unref();
    if (error) reject?.(Object.assign(new Error(error.message), error));
    else resolve?.(answer);
  });
  let lastId = 0;
  return <Answer>(method: string, ...args: unknown[]) => {
    const id = ++lastId;
    thread.ref();
    thread.postMessage({ id, ask: method, args });
    return new Promise<unknown>((resolve, reject) => pending.set(id, { resolve, reject })) as Promise<Answer>;
  };
}
