/** Returns the keys whose values differ; the order of an object's keys does not matter. */
export function differing(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => !same(before[name], after[name]));
}

export const same = (one: unknown, other: unknown) => ordered(one) === ordered(other);

/** JSON with sorted keys, because the database returns them in its own order. */
function ordered(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  );
}
