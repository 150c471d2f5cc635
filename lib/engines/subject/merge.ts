/** The type that has the properties of all members of a union. */
export type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;

/** Merges what several subjects declare by name. @throws Error if two have the same name */
export function mergeParts(parts: readonly (object | undefined)[]): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (Object.hasOwn(merged, name)) throw new Error(`Two subjects declare ${name}.`);
    merged[name] = value;
  }
  return merged;
}
