import { lexer, parser, type Token, type Tokens } from "marked";
import { splitFrontMatter, type FrontMatter } from "./front-matter";

/** A heading with a permanent id and the content below it. */
export type Section = {
  id: string;
  /** Plain text. */
  title: string;
  /** `3` or `3.2`, in numbered documents. */
  number?: string;
  /** Text between this heading and the next one. */
  html: string;
  /** Clauses of a chapter, questions of a subject. */
  children: Section[];
};

export type ContentText = FrontMatter & {
  /** Text before the first heading. */
  intro: string;
  sections: Section[];
};

const headingWithId = /^(.*\S)\s*\{#([a-z][a-z0-9-]*)\}$/;

/**
 * Parses a content file: front matter, then Markdown. `##` opens a section and `###` a subsection; each heading ends in
 * `{#its-id}`. `{{name}}` is replaced by the value of that name.
 * @throws Error for a missing or repeated id, another heading level or an unknown name
 */
export function parseContent(source: string, values: Record<string, string> = {}): ContentText {
  const { head, body } = splitFrontMatter(fillPlaceholders(source, values));
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
  return { ...head, intro: render(intro), sections: toSections(sections, head.numbered ? "" : undefined) };
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
function toSections(drafts: Draft[], parentNumber: string | undefined): Section[] {
  return drafts.map(({ id, title, tokens, children }, index) => {
    const number =
      parentNumber === undefined ? undefined : `${parentNumber && `${parentNumber}.`}${index + 1}`;
    return { id, title, number, html: render(tokens), children: toSections(children, number) };
  });
}

function render(tokens: Token[]): string {
  return parser(tokens).replaceAll(">\n<", "><").trim();
}

function fillPlaceholders(source: string, values: Record<string, string>): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`there is no value for {{${name}}}`);
    return value;
  });
}
