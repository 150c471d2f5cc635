import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

type Window = { count: number; endsAt: number };

/**
 * Counts in the memory of this process, by the two ways of counting that limits use. The library's own keep a timer and
 * half a kilobyte for each key for as long as its window lasts, however many there are: who asks from a million addresses
 * would fill the machine. A cache with a bound (lru-cache) sets room aside for all that it may hold, for each rule.
 */
export class MemoryCounter extends RateLimiterMemory {
  /** All windows are of one length, so the first one ends first. */
  readonly #windows = new Map<string, Window>();
  readonly #maxKeys: number;

  /**
   * @param maxKeys beyond it the oldest key is forgotten. A rush of 50,000 visitors in an hour leaves fewer; a key that
   * guesses are counted by is pushed out only by as many other tries, which cost more than the tries that it gives back.
   */
  constructor(rule: { points: number; duration: number }, maxKeys = 20_000) {
    super(rule);
    this.#maxKeys = maxKeys;
  }

  /** How many keys are held. */
  get size(): number {
    return this.#windows.size;
  }

  override consume(key: string, tries = 1): Promise<RateLimiterRes> {
    const counted = this.#count(key, tries);
    return counted.consumedPoints > this.points ? Promise.reject(counted) : Promise.resolve(counted);
  }

  override reward(key: string, tries = 1): Promise<RateLimiterRes> {
    return Promise.resolve(this.#count(key, -tries));
  }

  #count(key: string, tries: number): RateLimiterRes {
    const now = performance.now();
    this.#forgetEnded(now);
    const known = this.#windows.get(key);
    const window = known ?? this.#open(key, now);
    window.count += tries;
    const left = Math.max(this.points - window.count, 0);
    return new RateLimiterRes(left, window.endsAt - now, window.count, !known);
  }

  #open(key: string, now: number): Window {
    const [oldest] = this.#windows.size < this.#maxKeys ? [] : this.#windows.keys();
    if (oldest !== undefined) this.#windows.delete(oldest);
    const window = { count: 0, endsAt: now + this.msDuration };
    this.#windows.set(key, window);
    return window;
  }

  #forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now) return;
      this.#windows.delete(key);
    }
  }
}
