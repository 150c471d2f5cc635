import type { Kind } from "./kinds";
import type { Preview } from "../db/preview-context";
import type { Database } from "../db/types";
import { checkFields } from "./edit";
import { readRecord } from "./records";
import { previewedSchool } from "../school/school";
import { readPublishedFacts } from "../school/store";
import { storeOf } from "./stores";

/**
 * Runs `work` with a record's draft visible as if it were published. The draft is written by the publishing code in a
 * transaction that is always rolled back, so no one else sees it.
 * @throws ProviderError notFound if there is no such record, invalidInput if the draft could not be published.
 */
export async function withDraft<Result>(
  db: Database,
  { kind, id }: { kind: Kind; id: number },
  now: Date,
  work: (preview: Preview, fields: Record<string, unknown>) => Promise<Result>,
): Promise<Result> {
  let result: { value: Result } | undefined;
  const rollback = new Error("a preview is undone");
  try {
    await db.transaction(async (tx) => {
      const { draft, published } = await readRecord(tx, { kind, id });
      if (draft) await storeOf(kind).write(tx, id, checkFields(kind, draft), now);
      const preview = { db: tx, values: previewedSchool.entry(await readPublishedFacts(tx)) };
      result = { value: await work(preview, { ...(draft ?? published) }) };
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
  if (!result) throw new Error("the preview has no result");
  return result.value;
}
