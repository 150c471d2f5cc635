import { isHere, type OutsideServer } from "../here";
import { openWay } from "./way";

export const redisUrl = process.env.REDIS_URL_TEST ?? "redis://127.0.0.1:6379";
const address = new URL(redisUrl);

export const redis: OutsideServer = {
  name: "Redis",
  address,
  setting: "REDIS_URL_TEST",
  ask: `const { hostname, port } = new URL(process.argv[1]);
    require("net").connect(Number(port || 6379), hostname, () => process.exit(0)).on("error", () => process.exit(1));`,
  // Debian has its successor too.
  commands: ["redis-server", "valkey-server"],
};
export const redisReachable = isHere(redis);

/** A way to Redis that can be cut, hung and mended. */
export async function wayToRedis() {
  const way = await openWay({ host: address.hostname, port: Number(address.port || 6379) });
  const url = new URL(address);
  url.host = way.host;
  return { ...way, url: url.href };
}
