/** Numbers that look random and are the same for the same seed (mulberry32). */
export type Random = {
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number;
  one: <Item>(items: readonly [Item, ...Item[]]) => Item;
  shuffled: <Item>(items: readonly Item[]) => Item[];
};

export function random(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    one: (items) => items[below(items.length)] ?? items[0],
    shuffled: (items) => {
      const left = [...items];
      return items.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}
