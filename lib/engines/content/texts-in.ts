/** Lists all texts in a value with their paths, such as `sessions.0.img`. */
export function textsIn(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, path ? `${path}.${name}` : name));
}
