/** The id behind a key of the demo content. */
export function known(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo content names ${key}, which it does not hold.`);
  return id;
}
