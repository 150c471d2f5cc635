/** A seeded pseudo-random number generator (mulberry32). */
export type Random = {
  /** Returns an integer from 0 to limit - 1. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    shuffle: (items) => {
      const remaining = [...items];
      return items.flatMap(() => remaining.splice(below(remaining.length), 1));
    },
  };
}
