import { createHash } from "node:crypto";
import * as compiled from "../inline-scripts/compiled";

/** The scripts that stand in the markup of pages and run before anything is painted. Each is a constant of the source. */
export const inlineScripts: ReadonlySet<string> = new Set(Object.values(compiled));

/** Source expressions of a content security policy that allow these scripts (CSP3 section 2.3.1). */
export function hashSources(scripts: Iterable<string>): string {
  return [...scripts]
    .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
    .join(" ");
}
