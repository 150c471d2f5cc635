import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import { readStaffNames } from "../../staff/log";
import type { ImportKind } from "./fields";
import { importedBalances, importedFamilies, imports } from "./tables";
import { listImportedTeachers } from "./list-imported-teachers";

/**
 * Rows that one transaction adds. It keeps others out of the same work, who wait for at most two seconds (lockTimeoutMs),
 * also on a slow machine.
 */
export const rowsPerRun = 50;

/** Creates an empty batch. @returns its id */
export async function createImport(
  tx: Database,
  kind: ImportKind,
  { staffId, now }: { staffId: number; now: Date },
): Promise<number> {
  const [row] = await tx
    .insert(imports)
    .values({ kind, staffId, createdAt: now })
    .returning({ id: imports.id });
  if (!row) throw new Error("the insert returned no row");
  return row.id;
}

/** Whether there is a batch of a kind. */
export async function hasImport(db: Database, id: number, kind: ImportKind): Promise<boolean> {
  return (await db.$count(imports, and(eq(imports.id, id), eq(imports.kind, kind)))) > 0;
}

/** Batches that are listed. */
const maxImports = 20;

/**
 * Lists the last batches of kinds, newest first, with the number of families that are still there or still have their
 * points, or of teachers that are still there.
 * @param language of teachers' names
 */
export async function listImports(db: Database, kinds: readonly ImportKind[], language: string) {
  const rows = await db
    .select({
      ...{ id: imports.id, kind: imports.kind, staffId: imports.staffId },
      ...{ at: imports.createdAt, undoneAt: imports.undoneAt },
      created: db.$count(importedFamilies, eq(importedFamilies.importId, imports.id)),
      topped: db.$count(importedBalances, eq(importedBalances.importId, imports.id)),
    })
    .from(imports)
    .where(inArray(imports.kind, [...kinds]))
    .orderBy(desc(imports.id))
    .limit(maxImports);
  const names = await readStaffNames(
    db,
    rows.flatMap(({ staffId }) => staffId ?? []),
  );
  const teachers = await listImportedTeachers(
    db,
    rows.flatMap(({ id, kind }) => (kind === "teachers" ? id : [])),
    language,
  );
  return rows.map(({ staffId, created, topped, ...row }) => {
    const own = teachers.filter(({ importId }) => importId === row.id);
    return {
      ...row,
      count: created + topped + own.length,
      drafts: own.flatMap(({ id, name, isDraft }) => (isDraft ? { id, name } : [])),
      who: names.get(staffId ?? 0) ?? "",
    };
  });
}
