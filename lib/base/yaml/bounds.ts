import { CST, isScalar, Lexer, visit, type Document } from "yaml";

/*
 * Limits of YAML files, checked before parsing. For some input the parser takes quadratic time, and its stack grows
 * with the nesting depth. The site's files need none of the rejected features.
 */

/** A season has about 300 keys, the school's facts about 150. */
const maxKeys = 2_000;
const maxItems = 2_000;
/** A season at the desk has at most 60,000 characters (lib/subjects/campaign/desk-calls). */
const maxCharacters = 120_000;
/** Nesting depth on one line or within brackets. */
const maxDepth = 10;

export type Excess = { offset: number; message: string };

const rejectedTokens: Partial<Record<CST.TokenType, string>> = {
  anchor: "anchors (&) are not taken here",
  alias: "aliases (*) are not taken here",
  "explicit-key-ind": "keys that begin with ? are not taken here",
  tag: "tags (!) are not taken here",
  "directive-line": "directives (%) are not taken here",
};

/**
 * Finds the first place where a YAML text exceeds a limit or uses a rejected feature, in a single pass.
 * @returns position and message, or undefined if the text may be parsed
 */
export function findExcess(source: string): Excess | undefined {
  if (source.length > maxCharacters) return { offset: 0, message: "the file is too long" };
  let [offset, keys, items, brackets, onThisLine] = [0, 0, 0, 0, 0];
  for (const token of new Lexer().lex(source)) {
    const type = CST.tokenType(token);
    const message = type && rejectedTokens[type];
    if (message) return { offset, message };
    if (type === "newline") onThisLine = 0;
    if (type === "map-value-ind") keys += 1;
    if (type === "seq-item-ind" || type === "comma") items += 1;
    if (type === "seq-item-ind" || type === "map-value-ind") onThisLine += brackets === 0 ? 1 : 0;
    if (type === "flow-seq-start" || type === "flow-map-start") {
      brackets += 1;
      items += 1;
    }
    if (type === "flow-seq-end" || type === "flow-map-end") brackets -= 1;
    if (keys > maxKeys || items > maxItems) return { offset, message: "there are too many entries" };
    if (brackets > maxDepth || onThisLine > maxDepth) return { offset, message: "it is nested too deeply" };
    // The lexer's control tokens correspond to no character.
    if (!isControl(token)) offset += token.length;
  }
  return undefined;
}

/** Whether a token is a control token of the lexer. */
const isControl = (token: string) =>
  token === CST.DOCUMENT || token === CST.FLOW_END || token === CST.SCALAR || token === CST.BOM;

/** Finds a repeated key of a map. The parser's own check takes quadratic time. */
export function findRepeatedKey(document: Document): Excess | undefined {
  let found: Excess | undefined;
  visit(document, {
    Map(_, map) {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value) && !found)
          found = { offset: key.range?.[0] ?? 0, message: "Map keys must be unique" };
        seen.add(key.value);
      }
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}
