import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type * as z from "zod";
import { findExcess, findRepeatedKey } from "./bounds";

/* Reads hand-written YAML files and reports schema errors with their line. */

type Path = readonly (string | number)[];

/** A parsed YAML file and a function that formats schema errors. */
export type CheckedYaml = {
  value: unknown;
  /**
   * Creates an error with a one-line message: file, line and problem.
   * @param issues at least one issue of the schema
   * @param documentName name of the whole document for issues without a path, such as "the season"
   * @param translate translates an issue's message if it is a key
   */
  toError: (
    issues: readonly z.core.$ZodIssue[],
    documentName: string,
    translate?: (message: string) => string,
  ) => Error;
};

/**
 * Parses a YAML file.
 * @param file name for error messages
 * @throws Error with a one-line message if it is not valid YAML or exceeds the limits (./bounds)
 */
export function readYaml(file: string, source: string): CheckedYaml {
  const lines = new LineCounter();
  const excess = findExcess(source);
  if (excess) throw new Error(`${file}:${lineAt(source, excess.offset)}: ${excess.message}`);
  const document = parseDocument(source, { lineCounter: lines, uniqueKeys: false });
  const [syntaxError] = document.errors;
  if (syntaxError) {
    const line = syntaxError.linePos?.[0].line ?? 1;
    throw new Error(`${file}:${line}: ${syntaxError.message.split("\n")[0]?.replace(/ at line .*/, "")}`);
  }
  const repeatedKey = findRepeatedKey(document);
  if (repeatedKey) throw new Error(`${file}:${lineAt(source, repeatedKey.offset)}: ${repeatedKey.message}`);
  return {
    value: document.toJS(),
    toError(issues, documentName, translate = (message) => message) {
      const found = issues.map((issue) => {
        const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
        const path = [...issue.path, ...unknown] as (string | number)[];
        const missing = issue.code === "invalid_type" && issue.input === undefined && !document.hasIn(path);
        const problem =
          unknown.length > 0 ? "is not known here" : missing ? "is missing" : translate(issue.message);
        return {
          missing,
          line: lineOf(document, path, lines),
          text: `${path.join(".") || documentName} ${problem}`,
        };
      });
      // A misspelled key is reported before the missing key that it causes.
      found.sort((a, b) => Number(a.missing) - Number(b.missing) || a.line - b.line);
      const more = found.length > 1 ? ` (and ${found.length - 1} more)` : "";
      return new Error(`${file}:${found[0]?.line}: ${found[0]?.text}${more}`);
    },
  };
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split("\n").length;

/** Returns the line of a path or, if it does not exist, of its closest existing parent. */
function lineOf(document: Document, path: Path, lines: LineCounter): number {
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
