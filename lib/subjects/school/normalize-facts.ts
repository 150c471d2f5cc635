import type { SchoolFacts } from "./school-file";

/**
 * Reads placeholders in published facts as "not given". Earlier versions required every fact, so schools published 0 and
 * "-", and a year in the future was accepted.
 */
export function normalizeFacts(facts: SchoolFacts): SchoolFacts {
  const entries = Object.entries(facts).map(([name, value]) => [name, normalize(value)]);
  const normalized = Object.fromEntries(entries) as SchoolFacts;
  const isFuture = normalized.founded !== null && normalized.founded > new Date().getFullYear();
  return isFuture ? { ...normalized, founded: null } : normalized;
}

const isPlaceholder = (value: unknown) => typeof value === "string" && /^\s*[-–—]+\s*$/.test(value);

function normalize(value: unknown): unknown {
  if (value === 0) return null;
  if (isPlaceholder(value)) return "";
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, text]) => !isPlaceholder(text)));
}
