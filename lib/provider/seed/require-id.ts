/** Returns the id for a key of the demo content. @throws Error if the key is unknown. */
export function requireId(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo content refers to the unknown key ${key}.`);
  return id;
}
