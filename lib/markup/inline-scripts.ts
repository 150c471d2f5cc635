import { createHash } from "node:crypto";
import { visitScript } from "../campaign/link-visit";
import { guardScript } from "../campaign/storage";
import { foldQuestions } from "../help/questions-html";
import { disclosureScript } from "../session/disclosure-script";
import { firstPaintScript } from "../session/first-paint-script";
import { viewerScript } from "../session/viewer-script";

/** The scripts that stand in the markup of pages and run before anything is painted. Each is a constant of the source. */
export const inlineScripts: ReadonlySet<string> = new Set([
  viewerScript,
  disclosureScript,
  firstPaintScript,
  guardScript,
  visitScript,
  foldQuestions,
]);

/** Source expressions of a content security policy that allow these scripts (CSP3 section 2.3.1). */
export function hashSources(scripts: Iterable<string>): string {
  return [...scripts]
    .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
    .join(" ");
}
