import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

type Window = { count: number; endsAt: number };

/**
 * Counts in the memory of this process; implements the two operations that limits use. RateLimiterMemory itself holds a
 * timer and half a kilobyte for each key, without a bound, so an attacker with a million addresses would exhaust the
 * memory. An lru-cache would preallocate its maximum size for each rule.
 */
export class MemoryCounter extends RateLimiterMemory {
  /** In order of their ends, because all windows have the same length. */
  readonly #windows = new Map<string, Window>();
  readonly #maxKeys: number;

  /**
   * @param maxKeys beyond it the oldest key is dropped. 50,000 visitors in an hour cause fewer keys. An attacker who
   * drops a key by as many other attempts spends more of them than the dropped key gives back.
   */
  constructor(rule: { points: number; duration: number }, maxKeys = 20_000) {
    super(rule);
    this.#maxKeys = maxKeys;
  }

  get size(): number {
    return this.#windows.size;
  }

  override consume(key: string, points = 1): Promise<RateLimiterRes> {
    const counted = this.#count(key, points);
    return counted.consumedPoints > this.points ? Promise.reject(counted) : Promise.resolve(counted);
  }

  override reward(key: string, points = 1): Promise<RateLimiterRes> {
    return Promise.resolve(this.#count(key, -points));
  }

  #count(key: string, points: number): RateLimiterRes {
    const now = performance.now();
    this.#removeExpired(now);
    const existing = this.#windows.get(key);
    const window = existing ?? this.#open(key, now);
    window.count += points;
    const remaining = Math.max(this.points - window.count, 0);
    return new RateLimiterRes(remaining, window.endsAt - now, window.count, !existing);
  }

  #open(key: string, now: number): Window {
    const [oldest] = this.#windows.size < this.#maxKeys ? [] : this.#windows.keys();
    if (oldest !== undefined) this.#windows.delete(oldest);
    const window = { count: 0, endsAt: now + this.msDuration };
    this.#windows.set(key, window);
    return window;
  }

  #removeExpired(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now) return;
      this.#windows.delete(key);
    }
  }
}
