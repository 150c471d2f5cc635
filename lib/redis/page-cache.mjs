import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import memoryCache from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import tagsTable from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { openRedis } from "./connect.mjs";

/*
 * Pages shared by several processes (Next's `cacheHandler`, see next.config.mjs): Next's own cache in memory, with
 * its limits, kept level with Redis. Redis holds each page under the version of its last writer; a process asks for
 * the version, a few bytes, and fetches the page only when its own copy is another. While Redis is away every
 * process goes on with its own copies.
 *
 * JavaScript, because Next loads it as it is, outside its bundles.
 */

/** A page that nobody renewed leaves Redis after a day, so that old builds do too. */
const ttlSeconds = 24 * 60 * 60;

let opened;

/** The process's connection, made on first use. */
function redis() {
  return (opened ??= openRedis(process.env.REDIS_URL, {
    onLost: (error) =>
      console.error(`Pages are not shared for now: Redis: ${error.message || error.code || error}`),
    onBack: () => console.error("Pages are shared again."),
  }));
}

export default class PageCache {
  #own;
  #copies;
  #prefix;

  /** @param {import("next/dist/server/lib/incremental-cache").CacheHandlerContext} context */
  constructor(context) {
    this.#own = new fileSystemCache.default(context);
    this.#copies = memoryCache.getMemoryCache(context.maxMemoryCacheSize);
    // Pages name the site's address, too: two sites may use one Redis.
    this.#prefix = `yuqiao:${process.env.SITE_URL ?? ""}:${buildId(context.serverDistDir)}`;
  }

  async get(key, context) {
    await this.#catchUp(key).catch(redis().away);
    return this.#own.get(key, context);
  }

  async set(key, value, context) {
    await this.#own.set(key, value, context);
    const copy = this.#copies.get(key);
    if (!copy) return;
    copy.version = randomUUID();
    await this.#share(key, copy).catch(redis().away);
  }

  async revalidateTag(tags, durations) {
    await this.#own.revalidateTag(tags, durations);
    const entries = [tags].flat().map((tag) => [tag, JSON.stringify(tagsTable.tagsManifest.get(tag))]);
    if (entries.length > 0) await this.#shareTags(Object.fromEntries(entries)).catch(redis().away);
  }

  resetRequestCache() {
    this.#own.resetRequestCache();
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

  /** Takes over what other processes have done since: pages renewed, tags revalidated. */
  async #catchUp(key) {
    if (!redis().isReady()) return;
    const [version, tags] = await redis().ask((client) =>
      Promise.all([client.hGet(this.#name(key), "version"), client.hGetAll(this.#tags)]),
    );
    for (const [tag, times] of Object.entries(tags)) adopt(tag, JSON.parse(times.toString()));
    if (!version || this.#copies.get(key)?.version === version.toString()) return;
    const page = await redis().ask((client) => client.hGet(this.#name(key), "page"));
    if (page) this.#copies.set(key, deserialize(page));
  }

  #name(key) {
    return `${this.#prefix}:page:${key}`;
  }

  get #tags() {
    return `${this.#prefix}:tags`;
  }
}

/** Whichever process revalidated a tag last is right. */
function adopt(tag, times) {
  const known = tagsTable.tagsManifest.get(tag) ?? {};
  const latest = (name) => {
    const value = Math.max(known[name] ?? 0, times[name] ?? 0);
    return value > 0 ? { [name]: value } : {};
  };
  tagsTable.tagsManifest.set(tag, { ...latest("stale"), ...latest("expired") });
}

let builds;

/** Pages name the files of their build: another build must not show them. */
function buildId(serverFolder) {
  builds ??= readFileSync(join(serverFolder, "../BUILD_ID"), "utf8").trim();
  return builds;
}
