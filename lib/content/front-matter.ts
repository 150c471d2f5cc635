import * as z from "zod";

/** What stands above the text of a content file. */
const schema = z.strictObject({
  title: z.string().min(1),
  /** One or two sentences under the title. */
  lead: z.string().min(1).optional(),
  /** Day of the last change, as YYYY-MM-DD. */
  updated: z.iso.date().optional(),
  /** A short version: its clauses are not those of the other languages. */
  short: z.stringbool().default(false),
  /** Whether sections carry numbers, as clauses that people cite do. */
  numbered: z.stringbool().default(false),
});

export type FrontMatter = z.output<typeof schema>;

const block = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Splits a content file into its head, lines of `key: value` between two `---`, and its text.
 * @throws Error when the head is missing or says something else than it may.
 */
export function splitFrontMatter(source: string): { head: FrontMatter; body: string } {
  const found = block.exec(source);
  if (!found) throw new Error("the file must begin with a head between two lines of ---");
  const pairs = (found[1] ?? "").split(/\r?\n/).filter(Boolean).map(pairOf);
  const result = schema.safeParse(Object.fromEntries(pairs));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return { head: result.data, body: source.slice(found[0].length) };
}

function pairOf(line: string): [string, string] {
  const colon = line.indexOf(":");
  if (colon < 1) throw new Error(`"${line}" in the head is not a "key: value"`);
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}
