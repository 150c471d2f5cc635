/** Web Storage in memory, with its values readable as `map`. */
export function createFakeStorage(values: Record<string, string>) {
  const map = new Map(Object.entries(values));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    map,
  };
}

/** Throws as browsers do where access to storage is denied. */
export const denyStorage = () => {
  throw new Error("SecurityError");
};
