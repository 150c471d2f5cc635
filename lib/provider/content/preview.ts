import type { Kind } from "../../desk/content/kinds";
import type { Preview } from "../../preview/current";
import type { Database } from "../db/types";
import { checkFields } from "./change";
import { readRecord } from "./records";
import { publishedFacts } from "./school-store";
import { storeOf } from "./stores";

/**
 * Does work that sees a record's draft as if it were published, and nobody else does: it is written where publishing writes
 * it, by the same code, in a transaction that is always undone.
 * @throws ProviderError notFound without such a record, invalidInput where the draft could not be published.
 */
export async function withDraft<Result>(
  db: Database,
  { kind, id }: { kind: Kind; id: number },
  now: Date,
  work: (preview: Preview, fields: Record<string, unknown>) => Promise<Result>,
): Promise<Result> {
  let result: { value: Result } | undefined;
  const undo = new Error("a preview is undone");
  try {
    await db.transaction(async (tx) => {
      const { draft, published } = await readRecord(tx, { kind, id });
      if (draft) await storeOf(kind).write(tx, id, checkFields(kind, draft), now);
      const preview = { db: tx, school: await publishedFacts(tx) };
      result = { value: await work(preview, { ...(draft ?? published) }) };
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  if (!result) throw new Error("nothing was previewed");
  return result.value;
}
