import { kindNames, unsavedId, type Kind } from "./kinds";
import type { Preview } from "../../base/db/preview-context";
import type { Database } from "../../base/db/types";
import { checkFields } from "./edit";
import { readRecord } from "./records";
import { storeOf } from "./stores";

type EditedRecord = { kind: Kind; /** Or `unsavedId`. */ id: number; fields: unknown };

/**
 * Runs `work` with edited fields visible as if they were published. They are written by the publishing code in a
 * transaction that is always rolled back, so no one else sees them and nothing is stored.
 * @throws ProviderError notFound if there is no such record, invalidInput if the fields could not be published.
 */
export async function withEdited<Result>(
  db: Database,
  { kind, id, fields: input }: EditedRecord,
  now: Date,
  work: (preview: Preview, fields: Record<string, unknown>) => Promise<Result>,
): Promise<Result> {
  const fields = checkFields(kind, input);
  let result: { value: Result } | undefined;
  const rollback = new Error("a preview is undone");
  try {
    await db.transaction(async (tx) => {
      if (id !== unsavedId) await readRecord(tx, { kind, id });
      // A change of a sold class is announced only when it is published.
      await storeOf(kind).write(tx, id, fields, now, true);
      const values: Record<string, unknown> = {};
      for (const of of kindNames)
        Object.assign(
          values,
          await storeOf(of).previewValues?.(tx, of === kind ? { id, fields } : undefined),
        );
      result = { value: await work({ db: tx, values }, { ...fields }) };
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
  if (!result) throw new Error("the preview has no result");
  return result.value;
}
