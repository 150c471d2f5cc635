import { createHash } from "node:crypto";
import { SAXParser, type StartTag } from "parse5-sax-parser";
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
  let script: { start: number; text: string } | undefined;
  const parser = new SAXParser({ sourceCodeLocationInfo: true });
  parser.on("startTag", (tag) => {
    const { startOffset = 0, endOffset = 0 } = tag.sourceCodeLocation ?? {};
    if (tag.tagName === "link" && isScriptPreload(tag)) {
      result.cuts.push({ start: startOffset, end: endOffset });
    } else if (tag.tagName === "style") {
      reason ??= "a style element";
    } else if (tag.tagName === "script") {
      const kind = scriptKind(tag);
      if (kind === "unknown") reason ??= `a script of unknown kind`;
      // Browsers that know modules pass by what is for those that do not; none older is served (decision 13).
      else if (kind === "file") result.files.push(attribute(tag, "src") ?? "");
      if (kind !== "data block") script = { start: startOffset, text: "" };
    }
  });
  parser.on("text", ({ text }) => {
    if (script) script.text += text;
  });
  parser.on("endTag", ({ tagName, sourceCodeLocation }) => {
    const { startOffset = 0, endOffset = 0 } = sourceCodeLocation ?? {};
    if (tagName === "head") result.headEnd ??= startOffset;
    if (tagName !== "script" || !script) return;
    const { start, text } = script;
    script = undefined;
    if (inlineScripts.has(text)) return;
    if (text !== "" && !isNextData(text)) reason ??= "an inline script that is not known";
    if (text !== "") result.data.push(text.replace(/;$/, ""));
    result.cuts.push({ start, end: endOffset });
  });
  parser.end(page);
  if (script) reason ??= "a script without an end";
  return reason === undefined ? result : { reason };
}

const attribute = (tag: StartTag, name: string) => tag.attrs.find((each) => each.name === name)?.value;

const isScriptPreload = (tag: StartTag) =>
  /^(?:module)?preload$/.test(attribute(tag, "rel") ?? "") &&
  (attribute(tag, "as") === "script" || attribute(tag, "rel") === "modulepreload");

/** Script files of Next's build; nothing else is started by the starter. */
const nextFile = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.js$/;

function scriptKind(tag: StartTag): "file" | "inline" | "data block" | "for old browsers" | "unknown" {
  const type = attribute(tag, "type");
  if (type === "application/ld+json" || type === "application/json") return "data block";
  if (type !== undefined) return "unknown";
  const source = attribute(tag, "src");
  if (source === undefined) return "inline";
  if (!nextFile.test(source)) return "unknown";
  return attribute(tag, "nomodule") === undefined ? "file" : "for old browsers";
}

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
