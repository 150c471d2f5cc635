import { isAvailable, type ExternalServer } from "../external-server";
import { startFaultyProxy } from "./faulty-proxy";

export const redisUrl = process.env.REDIS_URL_TEST ?? "redis://127.0.0.1:6379";
const address = new URL(redisUrl);

export const redis: ExternalServer = {
  name: "Redis",
  address,
  setting: "REDIS_URL_TEST",
  probeScript: `const { hostname, port } = new URL(process.argv[1]);
    require("net").connect(Number(port || 6379), hostname, () => process.exit(0)).on("error", () => process.exit(1));`,
  // Debian also packages Valkey.
  commands: ["redis-server", "valkey-server"],
};
export const redisReachable = isAvailable(redis);

/** Starts a proxy to Redis that can simulate connection faults. */
export async function startRedisProxy() {
  const proxy = await startFaultyProxy({ host: address.hostname, port: Number(address.port || 6379) });
  const url = new URL(address);
  url.host = proxy.host;
  return { ...proxy, url: url.href };
}
