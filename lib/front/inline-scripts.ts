import { createHash } from "node:crypto";
import * as compiled from "../inline-scripts/compiled";

/**
 * The scripts that stand in the markup of pages and run before anything is painted. Each is a constant, so the policy
 * names it by its hash; a script in a page that is neither one of these nor Next's does not run.
 */
export const inlineScripts: ReadonlySet<string> = new Set(Object.values(compiled));

/** A script as a source expression of a content security policy (CSP3 section 2.3.1). */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
