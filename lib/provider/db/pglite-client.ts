import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PGlite, QueryOptions, Results } from "@electric-sql/pglite";
import type { Place } from "./data-folder";

/** The methods of PGlite and its transactions that drizzle uses. */
type Asked = Pick<PGlite, "exec"> & {
  query: <Row>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Results<Row>>;
};

/** The methods of PGlite that this site uses. */
type Client = Asked &
  Pick<PGlite, "close" | "dumpDataDir"> & {
    transaction: <Result>(work: (tx: Asked) => Promise<Result>) => Promise<Result>;
  };

/**
 * Opens a database, or with `tar` creates one from a copy of a folder. It runs in a worker thread, so that slow
 * statements do not block the rest of the site (decision 4).
 */
export async function pgliteClient(place: Place, tar?: Blob): Promise<PGlite> {
  return clientOf(await startThread(place, tar));
}

/** The methods of the worker that this client uses. */
export type AskedThread = Pick<Worker, "on" | "postMessage" | "ref" | "unref" | "terminate">;

/** Creates the client of an open database's thread; closing it ends the thread. */
export function clientOf(thread: AskedThread): PGlite {
  const ask = asker(thread);
  const asked: Asked = {
    query: (text, params = [], { rowMode, parsers = {} } = {}) =>
      // drizzle's parsers return their input, and functions cannot be sent to a thread.
      ask("query", text, params, { rowMode, asWritten: Object.keys(parsers) }),
    exec: (text) => ask("exec", text),
  };
  // Settles with the last transaction. Queries outside a transaction wait for it; the thread answers in order.
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
    // A statement failed and its error was swallowed.
    if (done?.command === "ROLLBACK") throw new Error("The transaction was rolled back.");
    return result;
  } catch (error) {
    await tx.exec("rollback");
    throw error;
  }
}

type Reply = { id: number; answer?: unknown; error?: { message: string } };
type Waiting = { resolve: (answer: unknown) => void; reject: (error: unknown) => void };

/** Starts a thread and waits until its database is open. An idle thread does not keep the process alive. */
export async function startThread(place: Place, tar?: Blob): Promise<Worker> {
  const thread = new Worker(join(process.cwd(), "lib/provider/db/pglite-worker.mjs"), {
    workerData: { ...place, loadDataDir: tar },
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
