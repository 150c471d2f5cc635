import { createHash } from "node:crypto";
import * as compiled from "../inline-scripts/compiled";

/** The inline scripts of pages, which run before the first paint. Each is a compile-time constant. */
export const inlineScripts: ReadonlySet<string> = new Set(Object.values(compiled));

/** Formats the CSP source expressions that allow these scripts (CSP3 section 2.3.1). */
export function hashSources(scripts: Iterable<string>): string {
  return [...scripts]
    .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
    .join(" ");
}
