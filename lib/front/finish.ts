import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import type { ScriptStart } from "../routes";
import { currentOf, menuId } from "./current-tab";
import { dataFolder } from "./data-folder";
import { inlineScripts } from "./inline-scripts";
import { isNextData } from "./next-data";

/*
 * A page of Next without what it does not need to be read: its script files, their preloads and the data that repeats
 * its text are taken out, and the starter (./starter) is put in, which brings them back when they are needed; the menu's
 * link to it is marked. What is relied on in Next, and which tests notice its end: docs/decisions/0021-finished-pages.md.
 */

export type Finished = {
  html: string;
  /** The page's data as a script, under the path at which the page asks for it. */
  data: { path: string; script: string };
};

/** A page that is not understood is left as it came, and says why. */
export type Unfinished = { reason: string };

/** What goes out of the page, and what comes in its place. */
type Edit = { start: number; end: number; text?: string };

/**
 * @param starter the script that starts a page's scripts.
 * @param path the page's own, without its language.
 */
export function finishPage(
  page: string,
  start: ScriptStart,
  starter: string,
  path: string,
): Finished | Unfinished {
  const found = read(page, path);
  if ("reason" in found) return found;
  const { edits, files, data, headEnd } = found;
  if (headEnd === undefined) return { reason: "no head" };
  if (files.length === 0 || data.length === 0) return { reason: "no scripts of Next" };
  const script = `${data.join(";\n")};\n`;
  const dataPath = `${dataFolder}${shortHash(script)}.js`;
  const attributes = `data-start="${start}" data-files="${[dataPath, ...files].map(escapeAttribute).join(" ")}"`;
  edits.push({ start: headEnd, end: headEnd, text: `<script ${attributes}>${starter}</script>` });
  return { html: splice(page, edits), data: { path: dataPath, script } };
}

type Read = { edits: Edit[]; files: string[]; data: string[]; headEnd: number | undefined };

/** Goes through the page's tags: what is Next's, and what stands where. */
function read(page: string, path: string): Read | Unfinished {
  const result: Read = { edits: [], files: [], data: [], headEnd: undefined };
  let reason: string | undefined;
  let inMenu = false;
  let script: { start: number; textStart: number } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      if (name === "link" && isScriptPreload(attributes)) {
        result.edits.push({ start, end });
      } else if (name === "nav") {
        inMenu = attributes.id === menuId;
      } else if (name === "a" && inMenu) {
        const current = currentOf(attributes.href, path);
        if (current) result.edits.push({ start: end - 1, end: end - 1, text: ` aria-current="${current}"` });
      } else if (name === "style") {
        reason ??= "a style element";
      } else if (name === "script") {
        const kind = scriptKind(attributes);
        if (kind === "unknown") reason ??= `a script of unknown kind`;
        // Browsers that know modules pass by what is for those that do not; none older is served (decision 13).
        else if (kind === "file") result.files.push(attributes.src ?? "");
        if (kind !== "data block") script = { start, textStart: end };
      }
    },
    onclosetag(name, isImplied) {
      if (name === "nav") inMenu = false;
      if (name === "head") result.headEnd ??= parser.startIndex;
      if (name !== "script" || !script || isImplied) return;
      const { start, textStart } = script;
      const text = page.slice(textStart, parser.startIndex);
      script = undefined;
      if (inlineScripts.has(text)) return;
      if (text !== "" && !isNextData(text)) reason ??= "an inline script that is not known";
      if (text !== "") result.data.push(text.replace(/;$/, ""));
      result.edits.push({ start, end: parser.endIndex + 1 });
    },
  });
  parser.end(page);
  if (script) reason ??= "a script without an end";
  return reason === undefined ? result : { reason };
}

type Attributes = Record<string, string>;

const isScriptPreload = ({ rel = "", as }: Attributes) =>
  /^(?:module)?preload$/.test(rel) && (as === "script" || rel === "modulepreload");

/** Script files of Next's build; nothing else is started by the starter. */
const nextFile = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.js$/;

function scriptKind({ type, src, nomodule }: Attributes): ScriptKind {
  if (type === "application/ld+json" || type === "application/json") return "data block";
  if (type !== undefined) return "unknown";
  if (src === undefined) return "inline";
  if (!nextFile.test(src)) return "unknown";
  return nomodule === undefined ? "file" : "for old browsers";
}

type ScriptKind = "file" | "inline" | "data block" | "for old browsers" | "unknown";

/** The page with its edits made. */
function splice(page: string, edits: Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text = "" } of edits.sort((a, b) => a.start - b.start)) {
    parts.push(page.slice(from, start), text);
    from = end;
  }
  return parts.concat(page.slice(from)).join("");
}

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** 128 bits: nobody finds two pages with one name. */
export const shortHash = (text: string | Buffer) =>
  createHash("sha256").update(text).digest("base64url").slice(0, 22);
