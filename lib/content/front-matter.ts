import * as z from "zod";

/** The front matter of a content file. */
const schema = z.strictObject({
  title: z.string().min(1),
  /** One or two sentences below the title. */
  lead: z.string().min(1).optional(),
  /** Day of the last change, as YYYY-MM-DD. */
  updated: z.iso.date().optional(),
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
export function splitFrontMatter(source: string): { head: FrontMatter; body: string } {
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
