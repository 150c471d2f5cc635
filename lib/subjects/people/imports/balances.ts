import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { findAccountsByContact } from "../../identity/entered-accounts";
import { maxBalance } from "../../points/limits";
import { changePoints, readBalances, readLedgerLines, takeBackLot } from "../../points/points";
import { lockNewFamilies } from "../families/create-family";
import { createImport, rowsPerRun } from "./batches";
import type { BalanceRow } from "./read-balances";
import type { RowProblem } from "./read-cells";
import { importedBalances } from "./tables";

/* Class points that a file adds to families that are here. The same points with the same reason come in once. */

/** Families that a query looks for at once. */
const chunkSize = 500;

type NewBalance = BalanceRow & {
  /** The account with the class points. */
  accountId: number;
};

type ComparedBalances = { balances: NewBalance[]; known: number; problems: RowProblem[] };

/**
 * Finds the families of rows.
 * @returns the rows that add points, the number of those that an earlier import brought in, and what is wrong
 */
export async function compareBalances(db: Database, rows: readonly BalanceRow[]): Promise<ComparedBalances> {
  const compared: ComparedBalances = { balances: [], known: 0, problems: [] };
  const rowOfAccount = new Map<number, number>();
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = rows.slice(start, start + chunkSize);
    const families = await findFamilies(db, chunk);
    const ids = [...new Set([...families.values()].flat())];
    const [points, imported] = [await readBalances(db, ids), await readImported(db, ids)];
    for (const row of chunk) {
      const [accountId, second] = families.get(row) ?? [];
      const [field, value] = row.email === null ? ["phone", row.phone] : ["email", row.email];
      const add = (
        problem: Pick<RowProblem, "problem" | "other">,
        at: RowProblem["field"] = field as "email",
      ) => compared.problems.push({ row: row.row, field: at, value: value ?? "", ...problem });
      const other = accountId === undefined ? undefined : rowOfAccount.get(accountId);
      if (accountId === undefined) add({ problem: "unknownFamily" });
      else if (second !== undefined) add({ problem: "severalFamilies" });
      else if (other !== undefined) add({ problem: "sameFamily", other });
      else {
        rowOfAccount.set(accountId, row.row);
        if (imported.has(keyOf({ ...row, accountId }))) compared.known += 1;
        else if ((points.get(accountId) ?? 0) + row.points > maxBalance)
          add({ problem: "tooManyPoints" }, "points");
        else compared.balances.push({ ...row, accountId });
      }
    }
  }
  return compared;
}

const keyOf = ({ accountId, points, reason }: Pick<NewBalance, "accountId" | "points" | "reason">) =>
  JSON.stringify([accountId, points, reason]);

/** Finds the accounts with the class points of each row's family: several if families share the phone. */
async function findFamilies(
  db: Database,
  rows: readonly BalanceRow[],
): Promise<ReadonlyMap<BalanceRow, number[]>> {
  const accounts = (await findAccountsByContact(db, rows)).filter(({ kind }) => kind !== "teacher");
  return new Map(
    rows.map((row) => {
      const own = accounts.filter(({ email, phone }) =>
        row.email === null ? phone === row.phone : email === row.email,
      );
      return [row, [...new Set(own.map(({ id, parentId }) => parentId ?? id))]];
    }),
  );
}

/** Reads the points and reasons that imports added to accounts and that were not taken back, as keys. */
async function readImported(db: Database, accountIds: readonly number[]): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await db
    .select({ ledgerId: importedBalances.ledgerId })
    .from(importedBalances)
    .where(inArray(importedBalances.accountId, [...accountIds]));
  const lines = await readLedgerLines(
    db,
    rows.map(({ ledgerId }) => ledgerId),
  );
  return new Set(
    lines.map(({ accountId, change, note }) => keyOf({ accountId, points: change, reason: note ?? "" })),
  );
}

type ImportContext = { importId: number | undefined; staffId: number; now: Date };

/**
 * Adds the next points of a batch.
 * @returns the batch, and how many families got points and are left
 */
export async function importBalances(
  tx: Database,
  rows: readonly BalanceRow[],
  { importId, staffId, now }: ImportContext,
): Promise<{ importId: number; created: number; left: number }> {
  // Of two staff who import the same file, the second must see what the first has added.
  await lockNewFamilies(tx);
  const { balances } = await compareBalances(tx, rows);
  const id = importId ?? (await createImport(tx, "balances", { staffId, now }));
  const next = balances.slice(0, rowsPerRun);
  for (const { accountId, points, reason: note, row } of next) {
    const change = { reason: "operator", note, staffId, now } as const;
    const { ledgerId, lotId } = await changePoints(tx, accountId, points, change);
    // The balance has risen to the maximum in this moment; the transaction is repeated without the row.
    if (ledgerId === undefined || lotId === undefined) throw new Error("the points do not fit the balance");
    await tx.insert(importedBalances).values({ importId: id, row, accountId, ledgerId, lotId });
  }
  return { importId: id, created: next.length, left: balances.length - next.length };
}

type UndoContext = { staffId: number; pointsReason: string; now: Date };

/**
 * Takes back the points of a batch from families that have used none of them.
 * @returns all lines of the batch, and those that stay
 */
export async function takeBackBalances(
  db: Database,
  importId: number,
  { staffId, pointsReason: note, now }: UndoContext,
) {
  const all = await db
    .select()
    .from(importedBalances)
    .where(eq(importedBalances.importId, importId))
    .orderBy(asc(importedBalances.row));
  const kept: typeof all = [];
  for (const line of all) {
    const { ledgerId, accountId, lotId } = line;
    const isTaken = await db.transaction(async (tx) => {
      const own = and(eq(importedBalances.ledgerId, ledgerId), eq(importedBalances.lotId, lotId));
      // Of two who undo the batch at once, one deletes the row.
      const deleted = await tx.delete(importedBalances).where(own).returning();
      if (deleted.length === 0) return true;
      if (await takeBackLot(tx, { accountId, lotId, note, staffId, now })) return true;
      await tx.insert(importedBalances).values(line);
      return false;
    });
    if (!isTaken) kept.push(line);
  }
  return { all, kept };
}
