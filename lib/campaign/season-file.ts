import { isMap, isNode, isScalar, LineCounter, parseDocument, stringify, type Document } from "yaml";
import { z } from "zod";
import { seasonBody, seasonState, type SeasonBody, type SeasonState } from "./season-schema";

/* A season's file: YAML, so that a marketer can read it, write it and leave a comment in it. */

export type SeasonFile = { state: SeasonState; body: SeasonBody };

const top = z.looseObject({ state: seasonState });

/** The file that a season is kept in. A draft has one of its own, beside that of what is published under its key. */
export function seasonFileName(
  { region, key }: Pick<SeasonBody, "region" | "key">,
  state: SeasonState,
): string {
  return `${region}-${key}${state === "draft" ? ".draft" : ""}.yaml`;
}

/**
 * Reads a season.
 * @param file as its reader knows it.
 * @throws Error with one line: the file, the line, and what is wrong there.
 */
export function parseSeason(file: string, source: string): SeasonFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const [unreadable] = document.errors;
  if (unreadable) {
    const line = unreadable.linePos?.[0].line ?? 1;
    throw new Error(`${file}:${line}: ${unreadable.message.split("\n")[0]?.replace(/ at line .*/, "")}`);
  }
  const given: unknown = document.toJS();
  const { state, ...rest } = (typeof given === "object" && given !== null ? given : {}) as {
    state?: unknown;
  };
  const told = top.safeParse({ state });
  const body = seasonBody.safeParse(rest);
  if (told.success && body.success) return { state: told.data.state, body: body.data };
  const issues = [...(told.error?.issues ?? []), ...(body.error?.issues ?? [])];
  const wrong = issues.map((issue) => {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const path = [...issue.path, ...unknown] as (string | number)[];
    const missing = issue.code === "invalid_type" && issue.input === undefined && !document.hasIn(path);
    const what = unknown.length > 0 ? "is not known here" : missing ? "is missing" : issue.message;
    return {
      missing,
      line: lineOf(document, path, lines),
      text: `${path.join(".") || "the season"} ${what}`,
    };
  });
  // Something misspelt says more than what is missing for it.
  wrong.sort((a, b) => Number(a.missing) - Number(b.missing) || a.line - b.line);
  const more = wrong.length > 1 ? ` (and ${wrong.length - 1} more)` : "";
  throw new Error(`${file}:${wrong[0]?.line}: ${wrong[0]?.text}${more}`);
}

/** The line of what a path names; where that is missing, of what it is missing from. */
function lineOf(document: Document, path: readonly (string | number)[], lines: LineCounter): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const name = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(name))
      : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** A season as its file has it: in the schema's order, which a database does not keep. */
export function writeSeason({ state, body }: SeasonFile): string {
  const { region, key, ...rest } = seasonBody.safeParse(body).data ?? body;
  return stringify({ region, key, state, ...rest }, { lineWidth: 0 });
}
