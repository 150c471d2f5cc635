/** A web storage that holds values in memory, and shows them. */
export function fakeStorage(values: Record<string, string>) {
  const map = new Map(Object.entries(values));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    map,
  };
}

/** What browsers do where storage is denied. */
export const refuseStorage = () => {
  throw new Error("SecurityError");
};
