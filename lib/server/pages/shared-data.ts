import { reportSharing } from "../bridge";

/** The data of pages that any of several processes has rendered. */
export type SharedData = {
  get: (path: string) => Promise<string | undefined>;
  set: (path: string, script: string) => Promise<void>;
};

/** A page opened longer ago and not used since is loaded anew when it is. */
const ttlSeconds = 24 * 60 * 60;

/** Through Redis. While it is away each process has its own. Its client is loaded only here: that takes time at start. */
export async function sharedDataThrough(redisUrl: string): Promise<SharedData> {
  const { openRedis } = await import("../../redis/connect.mjs");
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
