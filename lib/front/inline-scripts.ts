import { createHash } from "node:crypto";
import { visitScript } from "../campaign/link-visit";
import { guardScript } from "../campaign/storage";
import { foldQuestions } from "../help/questions-html";
import { disclosureScript } from "../session/disclosure-script";
import { firstPaintScript } from "../session/first-paint-script";
import { viewerScript } from "../session/viewer-script";

/*
 * The scripts that stand in a page's own markup and run before anything is painted. Each is a constant of the source,
 * so the policy names it by its hash; a script in a page that is neither one of these nor Next's is not run.
 */
export const inlineScripts: ReadonlySet<string> = new Set([
  viewerScript,
  disclosureScript,
  firstPaintScript,
  guardScript,
  visitScript,
  foldQuestions,
]);

/** A script as a source expression of a content security policy (CSP3 section 2.3.1). */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
