import { LRUCache } from "lru-cache";
import { dataFolder } from "../../markup/data-folder";
import { dataPathOf } from "../../markup/strip-hydration";
import { brotliOf, gzipOf, plainOf, type Encoding } from "./compress";
import type { SharedData } from "./shared-data";

/** Most bytes that are cached. Data stays longer than its page: somebody may have the page open. */
const maxBytes = 12 * 1024 * 1024;
/** Data is handed to the other processes again after half of the time for which they keep it (./shared-data). */
const shareAgainMs = 12 * 60 * 60 * 1000;

const isDataPath = new RegExp(`^${dataFolder}[\\w-]{22}\\.js$`);

type Entry = { br: Buffer; sharedAt: number };

/**
 * The scripts that hold pages' data, under the paths at which the hydration loader asks for them. Stored as brotli,
 * which browsers accept over https; other encodings are made from it on request.
 */
export class PageData {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ br }) => br.length,
  });
  readonly #shared: SharedData | undefined;

  /** @param shared data of pages that other processes have rendered */
  constructor(shared: SharedData | undefined) {
    this.#shared = shared;
  }

  /** Whether the data at a path is here, and known to the other processes. A page without data has it. */
  has(path: string | undefined): boolean {
    if (path === undefined) return true;
    const entry = this.#entries.get(path);
    return entry !== undefined && (!this.#shared || performance.now() - entry.sharedAt < shareAgainMs);
  }

  async set(path: string, script: string): Promise<void> {
    const [br] = await Promise.all([brotliOf(script), this.#shared?.set(path, script)]);
    this.#entries.set(path, { br, sharedAt: performance.now() });
  }

  /** The data at a path in an encoding, or undefined where no process has it. */
  async get(path: string, encoding: Encoding): Promise<Buffer | undefined> {
    if (!isDataPath.test(path)) return undefined;
    const br = this.#entries.get(path)?.br ?? (await this.#fetch(path));
    if (!br || encoding === "br") return br;
    return encoding === "gzip" ? gzipOf(br) : plainOf(br);
  }

  async #fetch(path: string): Promise<Buffer | undefined> {
    const script = await this.#shared?.get(path);
    // It will run as the site's own script: whoever can write to the shared store must not choose it.
    if (script === undefined || dataPathOf(script) !== path) return undefined;
    await this.set(path, script);
    return this.#entries.get(path)?.br;
  }
}
