import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import memoryCache from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import tagsTable from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { openRedis } from "./connect.mjs";

/*
 * Page cache shared by several processes (Next's `cacheHandler`, see next.config.mjs): Next's own memory cache with
 * its limits, synchronized with Redis. Redis stores each page with a version; a process reads the version, a few
 * bytes, and fetches the page only if its own copy has another version. While Redis is unreachable, each process uses
 * its own copies.
 *
 * JavaScript, because Next loads it outside its bundles.
 */

/** Pages that are not renewed expire after a day, which also removes those of old builds. */
const ttlSeconds = 24 * 60 * 60;

let connection;

/** Returns the process's connection, which is opened on first use. */
function redis() {
  return (connection ??= openRedis(process.env.REDIS_URL, {
    onLost: (error) =>
      console.error(`Pages are not shared for now: Redis: ${error.message || error.code || error}`),
    onBack: () => console.error("Pages are shared again."),
  }));
}

export default class PageCache {
  #nextCache;
  #memory;
  #prefix;

  /** @param {import("next/dist/server/lib/incremental-cache").CacheHandlerContext} context */
  constructor(context) {
    this.#nextCache = new fileSystemCache.default(context);
    this.#memory = memoryCache.getMemoryCache(context.maxMemoryCacheSize);
    // Includes the site's address, because two sites may use one Redis.
    this.#prefix = `yuqiao:${process.env.SITE_URL ?? ""}:${buildId(context.serverDistDir)}`;
  }

  async get(key, context) {
    await this.#applyRemoteChanges(key).catch(redis().away);
    return this.#nextCache.get(key, context);
  }

  async set(key, value, context) {
    await this.#nextCache.set(key, value, context);
    const copy = this.#memory.get(key);
    if (!copy) return;
    copy.version = randomUUID();
    await this.#share(key, copy).catch(redis().away);
  }

  async revalidateTag(tags, durations) {
    await this.#nextCache.revalidateTag(tags, durations);
    const entries = [tags].flat().map((tag) => [tag, JSON.stringify(tagsTable.tagsManifest.get(tag))]);
    if (entries.length > 0) await this.#shareTags(Object.fromEntries(entries)).catch(redis().away);
  }

  resetRequestCache() {
    this.#nextCache.resetRequestCache();
  }

  async #share(key, copy) {
    const page = serialize(copy);
    await redis().ask((client) =>
      client
        .multi()
        .hSet(this.#name(key), { version: copy.version, page })
        .expire(this.#name(key), ttlSeconds)
        .exec(),
    );
  }

  async #shareTags(entries) {
    await redis().ask((client) =>
      client.multi().hSet(this.#tags, entries).expire(this.#tags, ttlSeconds).exec(),
    );
  }

  /** Applies the changes of other processes: renewed pages and revalidated tags. */
  async #applyRemoteChanges(key) {
    if (!redis().isReady()) return;
    const [version, tags] = await redis().ask((client) =>
      Promise.all([client.hGet(this.#name(key), "version"), client.hGetAll(this.#tags)]),
    );
    for (const [tag, times] of Object.entries(tags)) mergeTagTimes(tag, JSON.parse(times.toString()));
    if (!version || this.#memory.get(key)?.version === version.toString()) return;
    const page = await redis().ask((client) => client.hGet(this.#name(key), "page"));
    if (page) this.#memory.set(key, deserialize(page));
  }

  #name(key) {
    return `${this.#prefix}:page:${key}`;
  }

  get #tags() {
    return `${this.#prefix}:tags`;
  }
}

/** Merges a tag's times: the latest revalidation of any process counts. */
function mergeTagTimes(tag, times) {
  const known = tagsTable.tagsManifest.get(tag) ?? {};
  const latest = (name) => {
    const value = Math.max(known[name] ?? 0, times[name] ?? 0);
    return value > 0 ? { [name]: value } : {};
  };
  tagsTable.tagsManifest.set(tag, { ...latest("stale"), ...latest("expired") });
}

let cachedBuildId;

/** Reads the build id. Pages refer to files of their build, so builds must not share them. */
function buildId(serverFolder) {
  cachedBuildId ??= readFileSync(join(serverFolder, "../BUILD_ID"), "utf8").trim();
  return cachedBuildId;
}
