/**
 * What is under way, each in a slot of its own, for much that comes and goes. A `Set` is laid out anew every few
 * changes, and the layout it leaves behind still holds what it held: all of that stays in memory until the old objects
 * are looked through, which under load was several times a second.
 */
export class Slots<T extends object> {
  readonly #slots: (T | undefined)[] = [];
  readonly #free: number[] = [];

  /** @returns its slot, for `remove`. */
  add(value: T): number {
    const slot = this.#free.pop() ?? this.#slots.length;
    this.#slots[slot] = value;
    return slot;
  }

  /** @param slot that `add` gave, once. */
  remove(slot: number): void {
    this.#slots[slot] = undefined;
    this.#free.push(slot);
  }

  get size(): number {
    return this.#slots.length - this.#free.length;
  }

  values(): T[] {
    return this.#slots.filter((value) => value !== undefined);
  }
}
