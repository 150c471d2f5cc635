import { reportSharing } from "../bridge";

/** Page data that several processes share, by path. */
export type SharedData = {
  get: (path: string) => Promise<string | undefined>;
  set: (path: string, script: string) => Promise<void>;
};

/** A page that was opened earlier, and is first used after this time, is reloaded. */
const ttlSeconds = 24 * 60 * 60;

/**
 * Shares page data through Redis. While Redis is unavailable, each process has only its own data. The client is imported only
 * here, because loading it delays the start.
 */
export async function sharedDataThrough(redisUrl: string): Promise<SharedData> {
  const { openRedis } = await import("../../../base/redis/connect.mjs");
  const redis = openRedis(redisUrl, {
    onLost: (error: unknown) => reportSharing(true, error),
    onBack: () => reportSharing(false),
  });
  const key = (path: string) => `yuqiao:data:${path}`;
  return {
    get: async (path) => {
      const found = await redis.ask((client) => client.get(key(path))).catch(redis.away);
      return found?.toString();
    },
    set: async (path, script) => {
      await redis.ask((client) => client.set(key(path), script, { EX: ttlSeconds })).catch(redis.away);
    },
  };
}
