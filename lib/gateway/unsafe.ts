import type { Issue } from "../contract/codes";
import { isStorable } from "../contract/storable";

/** Deeper than any request of the contract (filter.conditions[0].value is 4); bounds the walk below. */
const maxDepth = 16;
/** Keys that reach an object's prototype when a careless merge copies them. */
const prototypeKeys = new Set(["__proto__", "constructor", "prototype"]);

/** What no request may hold anywhere, whatever its schema says. */
export function findUnsafe(value: unknown, path: readonly string[] = []): Issue[] {
  const here = path.join(".");
  if (typeof value === "string") {
    return isStorable(value) ? [] : [{ path: here, message: "holds a character that cannot be stored" }];
  }
  if (typeof value !== "object" || value === null) return [];
  if (path.length >= maxDepth) return [{ path: here, message: "nested too deeply" }];
  return Object.entries(value).flatMap(([key, inner]) =>
    prototypeKeys.has(key)
      ? [{ path: [...path, key].join("."), message: "is not a field" }]
      : findUnsafe(inner, [...path, key]),
  );
}
