import { LRUCache } from "lru-cache";

/** Younger than this, a page is shown without asking for a newer one. */
export const freshMs = 1_000;
/** Up to this age it is shown once more while a newer one is asked for: a change is on every page within two seconds. */
export const staleMs = 2_000;

export type Kept<Value> = { value: Value; bytes: number };

/** What is made, and since when it is known to hold. */
type Entry<Value> = Kept<Value> & { since: number };

/**
 * Keeps what is dear to make, under names from a small set: bounded by bytes, made by one at a time per name, and
 * renewed behind the readers' backs.
 */
export class PageStore<Value extends object> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #making = new Map<string, Promise<Value>>();
  readonly #make: (name: string, before: Value | undefined) => Promise<Kept<Value> | { once: Value }>;
  readonly #clock: () => number;
  #renewals = 0;

  /**
   * @param make makes what a name stands for, or says by returning `before` that it still holds. What it gives as `once`
   * is for those who are waiting for it and is not kept. It throws where nothing can be had.
   * @param maxBytes those used longest ago go first.
   * @param clock milliseconds.
   */
  constructor(
    maxBytes: number,
    make: (name: string, before: Value | undefined) => Promise<Kept<Value> | { once: Value }>,
    clock: () => number = () => performance.now(),
  ) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    });
    this.#make = make;
    this.#clock = clock;
  }

  /** @throws what `make` throws when there is nothing older to show. */
  get(name: string): Value | Promise<Value> {
    const entry = this.#entries.get(name);
    const age = entry ? this.#clock() - entry.since : Infinity;
    if (entry && age < freshMs) return entry.value;
    const making = this.#renew(name, entry);
    if (!entry) return making;
    // Whatever becomes of it, this reader has something to read.
    return age < staleMs ? entry.value : making.catch(() => entry.value);
  }

  #renew(name: string, before: Entry<Value> | undefined): Promise<Value> {
    const under = this.#making.get(name);
    if (under) return under;
    // Known to hold when it was asked for; what changed while it was made may not be in it.
    const since = this.#clock();
    const renewals = this.#renewals;
    const making = this.#make(name, before?.value)
      .then((made) => {
        if ("once" in made) {
          this.#entries.delete(name);
          return made.once;
        }
        const from = renewals === this.#renewals ? since : -Infinity;
        this.#entries.set(name, { value: made.value, bytes: made.bytes, since: from });
        return made.value;
      })
      .finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    // Those who do not wait for it do not look at it, either.
    making.catch(() => undefined);
    return making;
  }

  /** From now on none is shown before it was asked for again, nor what is being made already, which may be older. */
  renew(): void {
    this.#renewals += 1;
    for (const entry of this.#entries.values()) entry.since = -Infinity;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }
}
