import { lexer, parser, type Token, type Tokens } from "marked";
import * as z from "zod";
import { applyConditions } from "./conditions";

/** The front matter of a content file. */
const schema = z.strictObject({
  title: z.string().min(1),
  /** One or two sentences below the title. */
  lead: z.string().min(1).optional(),
  /** Day of the last change, as YYYY-MM-DD; with `revised`, that of the original text. */
  updated: z.iso.date().optional(),
  /** Day of the current version of a text whose original has a day of its own, as YYYY-MM-DD. */
  revised: z.iso.date().optional(),
  /** In a summary: the lead of the page whose document is in another language. */
  pageLead: z.string().min(1).optional(),
  /** Marks an abridged version, whose clauses do not match those of the other languages. */
  short: z.stringbool().default(false),
  /** Whether sections are numbered, as in legal texts. */
  numbered: z.stringbool().default(false),
});

export type FrontMatter = z.output<typeof schema>;

const block = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Splits a content file into its front matter (lines of `key: value` between two lines of `---`) and its text.
 * @throws Error if the front matter is missing or invalid
 */
function splitFrontMatter(source: string): { head: FrontMatter; body: string } {
  const match = block.exec(source);
  if (!match) throw new Error("the file must begin with front matter between two lines of ---");
  const pairs = (match[1] ?? "").split(/\r?\n/).filter(Boolean).map(parsePair);
  const result = schema.safeParse(Object.fromEntries(pairs));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return { head: result.data, body: source.slice(match[0].length) };
}

function parsePair(line: string): [string, string] {
  const colon = line.indexOf(":");
  if (colon < 1) throw new Error(`"${line}" in the front matter is not a "key: value"`);
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** Parses only the front matter of a content file. @throws Error if it is missing or invalid */
export const parseFrontMatter = (source: string): FrontMatter => splitFrontMatter(source).head;

/** A heading with a permanent id and the content below it. */
export type DocumentSection = {
  id: string;
  /** Plain text. */
  title: string;
  /** `3` or `3.2`, in numbered documents. */
  number?: string;
  /** Text between this heading and the next one. */
  html: string;
  /** Clauses of a chapter, questions of a subject. */
  children: DocumentSection[];
};

export type ContentText = FrontMatter & {
  /** Text before the first heading. */
  intro: string;
  sections: DocumentSection[];
};

const headingWithId = /^(.*\S)\s*\{#([a-z][a-z0-9-]*)\}$/;

type ParseOptions = {
  /** Cleans the HTML of a text that was not written by a developer. */
  clean?: (html: string) => string;
};

/**
 * Parses a content file: front matter, then Markdown. `##` opens a section and `###` a subsection; each heading ends in
 * `{#its-id}`. `{{name}}` is replaced by the value of that name; `conditions.ts` documents `{{#name}}…{{/name}}`.
 * @throws Error for a missing or repeated id, another heading level or an unknown name
 */
export function parseContent(
  source: string,
  values: Record<string, string> = {},
  { clean = (html) => html }: ParseOptions = {},
): ContentText {
  const { head, body } = splitFrontMatter(fillFacts(applyConditions(source, values), values));
  const intro: Token[] = [];
  const sections: Draft[] = [];
  const usedIds = new Set<string>();
  let current = intro;
  for (const token of lexer(body)) {
    if (token.type !== "heading") {
      current.push(token);
      continue;
    }
    const { depth, text } = token as Tokens.Heading;
    const draft = parseHeading(text, usedIds);
    findParentList(depth, text, sections).push(draft);
    current = draft.tokens;
  }
  const toHtml = (tokens: Token[]) => clean(render(tokens));
  return {
    ...head,
    intro: toHtml(intro),
    sections: toSections(sections, toHtml, head.numbered ? "" : undefined),
  };
}

type Draft = { id: string; title: string; tokens: Token[]; children: Draft[] };

function parseHeading(text: string, usedIds: Set<string>): Draft {
  const [, title, id] = headingWithId.exec(text) ?? [];
  if (!title || !id) throw new Error(`the heading "${text}" needs an id, such as {#refunds}`);
  if (usedIds.has(id)) throw new Error(`the id "${id}" is used twice`);
  usedIds.add(id);
  return { id, title, tokens: [], children: [] };
}

/** Returns the list to which a heading of this depth is added. */
function findParentList(depth: number, text: string, sections: Draft[]): Draft[] {
  if (depth === 2) return sections;
  const last = sections.at(-1);
  if (depth !== 3 || !last) throw new Error(`the heading "${text}" must be ##, or ### below one`);
  return last.children;
}

/** @param parentNumber number of the parent section, "" at the top level, undefined in documents without numbers */
function toSections(
  drafts: Draft[],
  toHtml: (tokens: Token[]) => string,
  parentNumber: string | undefined,
): DocumentSection[] {
  return drafts.map(({ id, title, tokens, children }, index) => {
    const number =
      parentNumber === undefined ? undefined : `${parentNumber && `${parentNumber}.`}${index + 1}`;
    return { id, title, number, html: toHtml(tokens), children: toSections(children, toHtml, number) };
  });
}

function render(tokens: Token[]): string {
  return parser(tokens).replaceAll(">\n<", "><").trim();
}

function fillFacts(source: string, values: Record<string, string>): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`there is no value for {{${name}}}`);
    return value;
  });
}
