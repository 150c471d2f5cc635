import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import type { ScriptStart } from "../routes";
import { dataFolder } from "./data-folder";
import { inlineScripts } from "./inline-scripts";
import { isNextData } from "./next-data";

/*
 * A page of Next without what it does not need to be read: its script files, their preloads and the data that repeats
 * its text are taken out, and the starter (./starter) is put in, which brings them back when they are needed. What is
 * relied on in Next, and which tests notice its end: docs/decisions/0021-finished-pages.md.
 */

export type Finished = {
  html: string;
  /** The page's data as a script, under the path at which the page asks for it. */
  data: { path: string; script: string };
};

/** A page that is not understood is left as it came, and says why. */
export type Unfinished = { reason: string };

type Cut = { start: number; end: number };

/** @param starter the script that starts a page's scripts. */
export function finishPage(page: string, start: ScriptStart, starter: string): Finished | Unfinished {
  const found = read(page);
  if ("reason" in found) return found;
  const { cuts, files, data, headEnd } = found;
  if (headEnd === undefined) return { reason: "no head" };
  if (files.length === 0 || data.length === 0) return { reason: "no scripts of Next" };
  const script = `${data.join(";\n")};\n`;
  const path = `${dataFolder}${shortHash(script)}.js`;
  const attributes = `data-start="${start}" data-files="${[path, ...files].map(escapeAttribute).join(" ")}"`;
  const element = `<script ${attributes}>${starter}</script>`;
  return { html: splice(page, cuts, headEnd, element), data: { path, script } };
}

type Read = { cuts: Cut[]; files: string[]; data: string[]; headEnd: number | undefined };

/** Goes through the page's tags: what is Next's, and what stands where. */
function read(page: string): Read | Unfinished {
  const result: Read = { cuts: [], files: [], data: [], headEnd: undefined };
  let reason: string | undefined;
  let script: { start: number; textStart: number } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      if (name === "link" && isScriptPreload(attributes)) {
        result.cuts.push({ start, end });
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
      if (name === "head") result.headEnd ??= parser.startIndex;
      if (name !== "script" || !script || isImplied) return;
      const { start, textStart } = script;
      const text = page.slice(textStart, parser.startIndex);
      script = undefined;
      if (inlineScripts.has(text)) return;
      if (text !== "" && !isNextData(text)) reason ??= "an inline script that is not known";
      if (text !== "") result.data.push(text.replace(/;$/, ""));
      result.cuts.push({ start, end: parser.endIndex + 1 });
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

/** The page without the cuts, which are in its order, and with a text put in. */
function splice(page: string, cuts: Cut[], at: number, text: string): string {
  const parts: string[] = [];
  let from = 0;
  const upTo = (end: number) => {
    if (from <= at && at < end) parts.push(page.slice(from, at), text, page.slice(at, end));
    else parts.push(page.slice(from, end));
  };
  for (const { start, end } of cuts) {
    upTo(start);
    from = end;
  }
  upTo(page.length + 1);
  return parts.join("");
}

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** 128 bits: nobody finds two pages with one name. */
export const shortHash = (text: string | Buffer) =>
  createHash("sha256").update(text).digest("base64url").slice(0, 22);
