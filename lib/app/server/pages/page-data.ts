import { LRUCache } from "lru-cache";
import { dataFolder } from "../../markup/strip-hydration";
import { dataPathOf } from "../../markup/strip-hydration";
import { brotliOf, gzipOf, plainOf, type Encoding } from "./compress";
import type { SharedData } from "./shared-data";

/** Limit of the cache in bytes. Data is cached longer than its page, for visitors who have the page open. */
const maxBytes = 12 * 1024 * 1024;
/** Data is shared again after half of its lifetime in the shared store (./shared-data). */
const shareAgainMs = 12 * 60 * 60 * 1000;

const isDataPath = new RegExp(`^${dataFolder}[\\w-]{22}\\.js$`);

type Entry = { br: Buffer; sharedAt: number };

/**
 * The scripts with pages' data, by the paths at which the hydration loader requests them. Stored as brotli, which browsers
 * accept over https, and converted to other encodings on request.
 */
export class PageData {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ br }) => br.length,
  });
  readonly #shared: SharedData | undefined;

  /** @param shared data that several processes share */
  constructor(shared: SharedData | undefined) {
    this.#shared = shared;
  }

  /** Whether the data of a path is cached and shared. Always true for a page without data (`undefined`). */
  has(path: string | undefined): boolean {
    if (path === undefined) return true;
    const entry = this.#entries.get(path);
    return entry !== undefined && (!this.#shared || performance.now() - entry.sharedAt < shareAgainMs);
  }

  async set(path: string, script: string): Promise<void> {
    const [br] = await Promise.all([brotliOf(script), this.#shared?.set(path, script)]);
    this.#entries.set(path, { br, sharedAt: performance.now() });
  }

  /** The data of a path in an encoding, or undefined if no process has it. */
  async get(path: string, encoding: Encoding): Promise<Buffer | undefined> {
    if (!isDataPath.test(path)) return undefined;
    const br = this.#entries.get(path)?.br ?? (await this.#fetch(path));
    if (!br || encoding === "br") return br;
    return encoding === "gzip" ? gzipOf(br) : plainOf(br);
  }

  async #fetch(path: string): Promise<Buffer | undefined> {
    const script = await this.#shared?.get(path);
    // Its path is its hash: others who can write to the shared store must not be able to inject a script.
    if (script === undefined || dataPathOf(script) !== path) return undefined;
    await this.set(path, script);
    return this.#entries.get(path)?.br;
  }
}
