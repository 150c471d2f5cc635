import fc from "fast-check";
import { Slots } from "./slots";

test("holds what a set would hold, whatever comes and goes", () => {
  // A number takes the one away that stands there, in the order they came; `undefined` adds another.
  const steps = fc.array(fc.option(fc.nat(9), { nil: undefined }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (taken) => {
      const slots = new Slots<object>();
      const held = new Map<object, number>();
      for (const place of taken) {
        if (place === undefined) {
          const value = {};
          held.set(value, slots.add(value));
          continue;
        }
        const [value, slot] = [...held][place] ?? [];
        if (!value || slot === undefined) continue;
        slots.remove(slot);
        held.delete(value);
      }
      expect(slots.size).toBe(held.size);
      const values = slots.values();
      expect(values).toHaveLength(held.size);
      expect(new Set(values).size).toBe(held.size);
      expect(values.every((value) => held.has(value))).toBe(true);
    }),
  );
});

test("a slot that is free is taken again: as many as there ever were at once", () => {
  const slots = new Slots<object>();
  const seen = new Set<number>();
  for (let turn = 0; turn < 100; turn += 1) {
    const [one, other] = [slots.add({}), slots.add({})];
    seen.add(one).add(other);
    slots.remove(one);
    slots.remove(other);
  }
  expect(seen.size).toBe(2);
});
