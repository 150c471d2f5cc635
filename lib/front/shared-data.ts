import { openRedis } from "../server/redis.mjs";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";

/** The data of pages that any of several processes has made, for whichever of them is asked for it. */
export type SharedData = {
  get: (path: string) => Promise<string | undefined>;
  set: (path: string, script: string) => Promise<void>;
};

/** A page shown longer than this ago, and never used since, is loaded anew when it is. */
const ttlSeconds = 24 * 60 * 60;

/** Through Redis. While it is away each process has its own. */
export function sharedData(redisUrl: string): SharedData {
  const redis = openRedis(redisUrl, {
    onLost: (error: unknown) =>
      log.warn({ error: describeError(error) }, "data of pages is not shared for now"),
    onBack: () => log.warn({}, "data of pages is shared again"),
  });
  const name = (path: string) => `yuqiao:data:${path}`;
  return {
    get: async (path) => {
      const found = await redis.ask((client) => client.get(name(path))).catch(redis.away);
      return found?.toString();
    },
    set: async (path, script) => {
      await redis.ask((client) => client.set(name(path), script, { EX: ttlSeconds })).catch(redis.away);
    },
  };
}
