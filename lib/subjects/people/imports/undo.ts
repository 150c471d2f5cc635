import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import type { DeskLanguage } from "../../../base/desk/language";
import { deskMessages } from "../../../base/desk/messages";
import { readNames } from "../../identity/queries";
import { takeBackBalances } from "./balances";
import type { ImportKind } from "./fields";
import { removeFamilies } from "./store";
import { imports } from "./tables";
import { removeTeachers } from "./teachers";

type UndoContext = {
  staffId: number;
  /** Of the ledger's lines and of names. */
  language: DeskLanguage;
  now: Date;
};

type Undone = { removed: number; kept: { id: number; name: string; row: number }[] };
type FamilyLine = { accountId: number; row: number };

/** Names the families that keep what a batch brought. */
async function nameFamilies(
  db: Database,
  { all, kept }: { all: readonly FamilyLine[]; kept: readonly FamilyLine[] },
): Promise<Undone> {
  const names = await readNames(
    db,
    kept.map(({ accountId }) => accountId),
  );
  return {
    removed: all.length - kept.length,
    kept: kept.map(({ accountId, row }) => ({ id: accountId, name: names.get(accountId) ?? "", row })),
  };
}

const undoOf: Record<ImportKind, (db: Database, id: number, context: UndoContext) => Promise<Undone>> = {
  families: async (db, id) => nameFamilies(db, await removeFamilies(db, id)),
  balances: async (db, id, { language, ...context }) => {
    const pointsReason = deskMessages[language].imports.undoneReason;
    return nameFamilies(db, await takeBackBalances(db, id, { ...context, pointsReason }));
  },
  teachers: (db, id, { language }) => removeTeachers(db, id, language),
};

/**
 * Removes what is unused of a batch, and names the families or teachers of the rest.
 * @param kinds that the member of staff may undo
 * @returns undefined if there is no such batch of these kinds
 */
export async function undoImport(
  db: Database,
  id: number,
  { kinds, ...context }: UndoContext & { kinds: readonly ImportKind[] },
): Promise<Undone | undefined> {
  const [batch] = await db
    .update(imports)
    .set({ undoneAt: context.now })
    .where(and(eq(imports.id, id), inArray(imports.kind, [...kinds])))
    .returning();
  return batch && undoOf[batch.kind](db, id, context);
}
