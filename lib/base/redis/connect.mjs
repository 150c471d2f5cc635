import { setTimeout as pause } from "node:timers/promises";
import { createClient, RESP_TYPES } from "redis";

/*
 * Creates the Redis clients of shared pages and shared limits. Both work without Redis, so no request waits long for
 * it. JavaScript, because Next loads the page cache outside its bundles.
 */

/** Longest wait for a reply, and for the first connection. */
const commandTimeoutMs = 300;
const readyTimeoutMs = 1000;
/** A connection without traffic for this long is closed; regular pings keep a working one busy. */
const socketTimeoutMs = 3000;
const pingIntervalMs = 1000;
const maxReconnectDelayMs = 2000;

/**
 * Connects and reconnects forever. Without a connection, `ask` rejects immediately.
 * @param {string} url
 * @param {object} listeners each is called once per outage
 * @param {(error: Error & { code?: string }) => void} listeners.onLost
 * @param {() => void} [listeners.onBack]
 */
export function openRedis(url, { onLost, onBack }) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingIntervalMs,
    socket: {
      connectTimeout: 2000,
      socketTimeout: socketTimeoutMs,
      reconnectStrategy: (attempts) => Math.min(100 * attempts, maxReconnectDelayMs),
    },
    // Pages are stored as bytes.
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });

  let isLost = false;
  const markLost = (/** @type {Error} */ error) => {
    if (!isLost) onLost(error);
    isLost = true;
  };
  const markRecovered = () => {
    if (isLost) onBack?.();
    isLost = false;
  };
  const settled = new Promise((resolve) => client.once("ready", resolve).once("error", resolve));
  client.on("error", markLost).on("ready", markRecovered);
  void client.connect().catch(markLost);

  /*
   * Number of commands that timed out and have no reply yet. Meanwhile no others are sent: they would time out too, and
   * each would reset the socket's time-out, so that a busy site would never leave a hanging Redis.
   */
  let timedOutCount = 0;

  /** Counts a timed-out command until its reply arrives or the connection ends. */
  const countTimedOut = (/** @type {Promise<unknown>} */ reply) => {
    timedOutCount += 1;
    const onSettled = () => {
      timedOutCount -= 1;
      if (timedOutCount === 0 && client.isReady) markRecovered();
    };
    reply.then(onSettled, onSettled);
  };

  return {
    away: markLost,
    close: () => client.destroy(),
    /** Whether commands are sent. */
    isReady: () => client.isReady && timedOutCount === 0,
    /** Resolves once the first connection is made or has failed, or after `readyTimeoutMs`. */
    settled: () => Promise.race([settled, pause(readyTimeoutMs, undefined, { ref: false })]),
    /**
     * Runs a command and returns its reply.
     * @template Answer
     * @param {(redis: typeof client) => Promise<Answer>} command
     * @returns {Promise<Answer>}
     * @throws Error if Redis is unreachable or the reply takes longer than `commandTimeoutMs`
     */
    async ask(command) {
      if (timedOutCount > 0) throw new Error("Redis is silent");
      const reply = command(client);
      const timeoutController = new AbortController();
      const timeout = pause(commandTimeoutMs, undefined, { signal: timeoutController.signal }).then(() => {
        countTimedOut(reply);
        throw new Error(`no answer in ${commandTimeoutMs} ms`);
      });
      // Prevents an unhandled rejection of the promise that loses the race.
      for (const promise of [reply, timeout]) promise.catch(() => undefined);
      try {
        return await Promise.race([reply, timeout]);
      } catch (error) {
        markLost(/** @type {Error} */ (error));
        throw error;
      } finally {
        timeoutController.abort();
      }
    },
  };
}
