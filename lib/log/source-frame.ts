import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join, relative } from "node:path";
import { LRUCache } from "lru-cache";

/*
 * Where in the sources a line of a stack is. Node could say so by itself (--enable-source-maps), and would read the map
 * of every file when it loads it: 60 to 90 MB and a third of a second at the start, for errors that may never happen.
 */

/** Of files that a stack has named, `none` where a file has no map. Few files err. */
const maps = new LRUCache<string, SourceMap | "none">({ max: 4 });

/** A package is named by its own files: of what they were made from, it brings a map at most. */
const frame = /^(.*?)\(?(?:file:\/\/)?(\/(?!.*\/node_modules\/)[^()]+\.m?js):(\d+):(\d+)\)?$/;

/** A line of a stack with the place in the sources, as far as the build has left a map of it; else as it came. */
export function sourceFrame(line: string): string {
  const [, what = "", file, row, column] = frame.exec(line) ?? [];
  const map = file === undefined ? "none" : mapOf(file);
  if (file === undefined || map === "none") return line;
  const found = map.findEntry(Number(row) - 1, Number(column) - 1);
  if (!("originalSource" in found)) return line;
  const source = relative(process.cwd(), join(dirname(file), found.originalSource));
  return `${what}(${source}:${found.originalLine + 1}:${found.originalColumn + 1})`;
}

function mapOf(file: string): SourceMap | "none" {
  const known = maps.get(file);
  if (known) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

function readMap(file: string): SourceMap | "none" {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
  } catch {
    return "none";
  }
}
