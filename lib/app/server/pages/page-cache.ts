import { LRUCache } from "lru-cache";

/** Up to this age, a page is served without checking whether it is current. */
export const freshMs = 1_000;
/** Up to this age, it is served stale while it is checked. So a change is visible on every page within two seconds. */
export const staleMs = 2_000;

export type Cached<Value> = { value: Value; bytes: number };

type Entry<Value> = Cached<Value> & { checkedAt: number };

/** Renders a value, or returns the previous one if it is still current. An `uncached` value is not stored. */
type Render<Value> = (
  name: string,
  previous: Value | undefined,
) => Promise<Cached<Value> | { uncached: Value }>;

/** Caches rendered values under names, bounded by bytes; concurrent requests for one name share one rendering. */
export class PageCache<Value extends object> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #pending = new Map<string, Promise<Value>>();
  readonly #render: Render<Value>;
  readonly #clock: () => number;
  #revalidations = 0;

  /**
   * @param maxBytes the least recently used entries are dropped beyond it
   * @param clock milliseconds
   */
  constructor(maxBytes: number, render: Render<Value>, clock: () => number = () => performance.now()) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    });
    this.#render = render;
    this.#clock = clock;
  }

  /**
   * Returns a promise only if the caller must wait: with the async hooks of Next and the site, a promise costs more than all
   * other work for a cached page.
   * @throws the error of the rendering, if there is no older value
   */
  get(name: string): Value | Promise<Value> {
    const entry = this.#entries.get(name);
    const age = entry ? this.#clock() - entry.checkedAt : Infinity;
    if (entry && age < freshMs) return entry.value;
    const pending = this.#renew(name, entry);
    if (!entry) return pending;
    return age < staleMs ? entry.value : pending.catch(() => entry.value);
  }

  #renew(name: string, previous: Entry<Value> | undefined): Promise<Value> {
    const pending = this.#pending.get(name) ?? this.#start(name, previous);
    // Callers that serve a stale value do not handle its rejection.
    pending.catch(() => undefined);
    return pending;
  }

  #start(name: string, previous: Entry<Value> | undefined): Promise<Value> {
    // The age counts from here: a change during the rendering may be missing.
    const startedAt = this.#clock();
    const revalidations = this.#revalidations;
    const pending = this.#render(name, previous?.value)
      .then((rendered) => {
        if ("uncached" in rendered) {
          this.#entries.delete(name);
          return rendered.uncached;
        }
        const checkedAt = revalidations === this.#revalidations ? startedAt : -Infinity;
        this.#entries.set(name, { ...rendered, checkedAt });
        return rendered.value;
      })
      .finally(() => this.#pending.delete(name));
    this.#pending.set(name, pending);
    return pending;
  }

  /** Marks all entries and pending renderings as outdated. */
  revalidate(): void {
    this.#revalidations += 1;
    for (const entry of this.#entries.values()) entry.checkedAt = -Infinity;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }
}
