/** Returns the keys whose values differ; the order of an object's keys does not matter. */
export function changedKeys(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => !isEqual(before[name], after[name]));
}

export const isEqual = (one: unknown, other: unknown) => toSortedJson(one) === toSortedJson(other);

/** JSON with sorted keys, because the database returns them in its own order. */
function toSortedJson(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  );
}
