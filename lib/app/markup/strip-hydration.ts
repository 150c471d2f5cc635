import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import type { ScriptStart } from "../../base/routes";
import { toAriaCurrent, menuId } from "./current-tab";
import { inlineScripts } from "./inline-scripts";
import { isNextData } from "./next-data";

/*
 * Removes from a page of Next the parts that reading does not need: script files, their preloads, and the data that
 * repeats its text. The assumptions about Next and the tests that verify them: docs/decisions/0021-hydration.md.
 */

/** Path prefix of page data: `<folder><hash>.js`. */
export const dataFolder = "/_page/";

export type StrippedPage = {
  html: string;
  /** The page's data as a script, and the path from which the hydration loader fetches it. */
  data: { path: string; script: string };
};

/** Why a page was not changed. */
export type UnknownMarkup = { reason: string };

/** A part of the page that is removed or replaced. */
type Edit = { start: number; end: number; text?: string };

/**
 * Replaces a page's scripts by the hydration loader, which fetches them when they are needed, and marks the page's link
 * in the menu.
 * @param scripts when the loader starts the scripts
 * @param loader the loader's script (lib/app/server/pages/hydration-loader)
 * @param path the page's path without its language
 */
export function stripHydration(
  page: string,
  { scripts, loader, path }: { scripts: ScriptStart; loader: string; path: string },
): StrippedPage | UnknownMarkup {
  const parsed = parsePage(page, path);
  if ("reason" in parsed) return parsed;
  const { edits, files, data, headEnd } = parsed;
  if (headEnd === undefined) return { reason: "no head" };
  if (files.length === 0 || data.length === 0) return { reason: "no scripts of Next" };
  const script = `${data.join(";\n")};\n`;
  const dataPath = dataPathOf(script);
  const attributes = `data-start="${scripts}" data-files="${[dataPath, ...files].map(escapeAttribute).join(" ")}"`;
  edits.push({ start: headEnd, end: headEnd, text: `<script ${attributes}>${loader}</script>` });
  return { html: applyEdits(page, edits), data: { path: dataPath, script } };
}

/**
 * Removes all scripts of the framework from a page, for a preview.
 * @throws Error if the page's markup is not the known markup of Next
 */
export function removeScripts(page: string): string {
  const parsed = parsePage(page, "");
  if ("reason" in parsed) throw new Error(`unknown markup: ${parsed.reason}`);
  return applyEdits(page, parsed.edits);
}

type ParsedPage = { edits: Edit[]; files: string[]; data: string[]; headEnd: number | undefined };

/** Finds Next's parts of a page and the end of its head. */
function parsePage(page: string, path: string): ParsedPage | UnknownMarkup {
  const result: ParsedPage = { edits: [], files: [], data: [], headEnd: undefined };
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
        const current = toAriaCurrent(attributes.href, path);
        if (current) result.edits.push({ start: end - 1, end: end - 1, text: ` aria-current="${current}"` });
      } else if (name === "style") {
        reason ??= "a style element";
      } else if (name === "script") {
        const kind = scriptKind(attributes);
        if (kind === "unknown") reason ??= `a script of unknown kind`;
        // Files for browsers without modules are dropped, because none is supported (decision 13).
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

/** Script files of Next's build. The loader loads no others. */
const nextFile = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.js$/;

function scriptKind({ type, src, nomodule }: Attributes): ScriptKind {
  if (type === "application/ld+json" || type === "application/json") return "data block";
  if (type !== undefined) return "unknown";
  if (src === undefined) return "inline";
  if (!nextFile.test(src)) return "unknown";
  return nomodule === undefined ? "file" : "for old browsers";
}

type ScriptKind = "file" | "inline" | "data block" | "for old browsers" | "unknown";

function applyEdits(page: string, edits: Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text = "" } of edits.sort((a, b) => a.start - b.start)) {
    parts.push(page.slice(from, start), text);
    from = end;
  }
  return parts.concat(page.slice(from)).join("");
}

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Returns the path of a page's data, which contains a hash of it. */
export const dataPathOf = (script: string) => `${dataFolder}${shortHash(script)}.js`;

/** Hashes to 22 characters (at least 128 bits), which rules out collisions. */
export const shortHash = (text: string | Buffer) =>
  createHash("sha256").update(text).digest("base64url").slice(0, 22);
