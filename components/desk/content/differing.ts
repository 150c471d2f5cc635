/** Names of what differs between two states; the order in which something was written down is no difference. */
export function differing(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => !same(before[name], after[name]));
}

export const same = (one: unknown, other: unknown) => ordered(one) === ordered(other);

/** As JSON, by the names of its parts: a database gives them back in an order of its own. */
function ordered(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  );
}
