import type { Issue } from "../../base/contract/codes";
import { isStorable } from "../../base/contract/storable";

/** Maximum nesting; bounds the recursion below. The deepest path of the contract is filter.conditions[0].value. */
const maxDepth = 16;
/** Keys that could change an object's prototype when merged. */
const prototypeKeys = new Set(["__proto__", "constructor", "prototype"]);

/** Finds what no request may contain, whatever its schema: prototype keys and deep nesting. */
export function findUnsafe(value: unknown, path: readonly string[] = []): Issue[] {
  if (typeof value !== "object" || value === null) return [];
  if (path.length >= maxDepth) return [{ path: path.join("."), message: "nested too deeply" }];
  return Object.entries(value).flatMap(([key, inner]) =>
    prototypeKeys.has(key)
      ? [{ path: [...path, key].join("."), message: "is not a field" }]
      : findUnsafe(inner, [...path, key]),
  );
}

/** Finds texts of a validated request that cannot be stored. */
export function findUnstorable(value: unknown, path: readonly string[] = []): Issue[] {
  if (typeof value === "string")
    return isStorable(value)
      ? []
      : [{ path: path.join("."), message: "holds a character that cannot be stored" }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findUnstorable(inner, [...path, key]));
}
