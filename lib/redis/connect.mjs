import { setTimeout as pause } from "node:timers/promises";
import { createClient, RESP_TYPES } from "redis";

/*
 * The one place that makes Redis clients: for shared pages and for shared limits. Both go on by themselves while Redis
 * is away, so nobody waits long for it. JavaScript, because Next loads the page cache as it is, outside its bundles.
 */

/** Longest wait for an answer, and for the first connection. */
const commandTimeoutMs = 300;
const readyTimeoutMs = 1000;
/** A connection is given up when it stays silent this long; a ping that goes unanswered makes it silent. */
const socketTimeoutMs = 3000;
const pingIntervalMs = 1000;
const maxReconnectDelayMs = 2000;

/**
 * Connects, and reconnects by itself for good. While there is no connection, `ask` refuses at once.
 * @param {string} url
 * @param {object} told called once per loss, however many requests notice it, and once when it is over
 * @param {(error: Error & { code?: string }) => void} told.onLost
 * @param {() => void} [told.onBack]
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
    // Pages are bytes.
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });

  let lost = false;
  const away = (/** @type {Error} */ error) => {
    if (!lost) onLost(error);
    lost = true;
  };
  const back = () => {
    if (lost) onBack?.();
    lost = false;
  };
  const settled = new Promise((resolve) => client.once("ready", resolve).once("error", resolve));
  client.on("error", away).on("ready", back);
  void client.connect().catch(away);

  /*
   * Questions that were given up and have no answer yet. Meanwhile no more are sent: each would wait in vain, and
   * what is sent resets the socket's time-out, so that a busy site would never leave a Redis that hangs.
   */
  let unanswered = 0;

  /** Counts a question until its answer comes after all, or the connection ends. */
  const giveUp = (/** @type {Promise<unknown>} */ answer) => {
    unanswered += 1;
    const over = () => {
      unanswered -= 1;
      if (unanswered === 0 && client.isReady) back();
    };
    answer.then(over, over);
  };

  return {
    away,
    close: () => client.destroy(),
    /** Whether questions are sent at all. */
    isReady: () => client.isReady && unanswered === 0,
    /** Resolves once it is connected, or known to be away or slow. */
    settled: () => Promise.race([settled, pause(readyTimeoutMs, undefined, { ref: false })]),
    /**
     * What Redis answers, if it does so in time.
     * @template Answer
     * @param {(redis: typeof client) => Promise<Answer>} question
     * @returns {Promise<Answer>}
     * @throws Error when Redis is away or slow.
     */
    async ask(question) {
      if (unanswered > 0) throw new Error("Redis is silent");
      const answer = question(client);
      const answered = new AbortController();
      const limit = pause(commandTimeoutMs, undefined, { signal: answered.signal }).then(() => {
        giveUp(answer);
        throw new Error(`no answer in ${commandTimeoutMs} ms`);
      });
      // The one that loses the race has nobody else to hear its failure.
      for (const racer of [answer, limit]) racer.catch(() => undefined);
      try {
        return await Promise.race([answer, limit]);
      } catch (error) {
        away(/** @type {Error} */ (error));
        throw error;
      } finally {
        answered.abort();
      }
    },
  };
}
