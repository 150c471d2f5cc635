import { setTimeout as pause } from "node:timers/promises";
import { createClient, RESP_TYPES } from "redis";

/** Longest wait for Redis, in milliseconds: a visitor would rather have the copy that is here. */
const patience = 300;

let client;

/** The process's connection, made on first use. It reconnects by itself and refuses at once while it cannot. */
export function redis() {
  client ??= connect();
  return client;
}

function connect() {
  const made = createClient({
    url: process.env.REDIS_URL,
    disableOfflineQueue: true,
    // A Redis that hangs is noticed by the silence after a ping, and then counts as away.
    pingInterval: 1000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 3000,
      reconnectStrategy: (attempts) => Math.min(100 * attempts, 2000),
    },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
  made.on("error", away).on("ready", back);
  void made.connect().catch(away);
  return made;
}

/**
 * What Redis answers, if it does so soon.
 * @throws Error when it is away or slow.
 */
export async function soon(ask) {
  const late = new AbortController();
  const answer = ask(redis());
  // One that loses the race below has nobody else to hear its failure.
  answer.catch(() => undefined);
  const limit = pause(patience, undefined, { signal: late.signal }).then(() => {
    throw new Error(`no answer in ${patience} ms`);
  });
  limit.catch(() => undefined);
  return Promise.race([answer, limit]).finally(() => late.abort());
}

let told = false;

/** Told once per loss, however many requests find it so. */
export function away(error) {
  if (told) return;
  told = true;
  console.error(`Pages are not shared for now: Redis: ${error.message || error.code || error}`);
}

function back() {
  if (told) console.error("Pages are shared again.");
  told = false;
}
