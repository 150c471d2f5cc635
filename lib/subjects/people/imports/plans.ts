import type { Database } from "../../../base/db/types";
import { compareBalances, importBalances } from "./balances";
import type { ImportKind } from "./fields";
import { groupFamilies } from "./group-families";
import { readBalanceRows } from "./read-balances";
import type { RowProblem } from "./read-cells";
import type { ReadOptions } from "./read-row";
import { readTeacherRows } from "./read-teachers";
import { compareWithKnown, importFamilies } from "./store";
import { compareTeachers, importTeachers } from "./teachers";

type RunContext = { importId: number | undefined; staffId: number; by: string };

/** What an import would do. */
export type ImportPlan = {
  counts: { count: number; students: number; points: number; known: number };
  problems: RowProblem[];
  /** Imports the next families or teachers. */
  run: (tx: Database, context: RunContext) => Promise<{ importId: number; created: number; left: number }>;
};

type Rows = readonly (readonly string[])[];
type PlanOptions = ReadOptions & { pointsReason: string };

const sumPoints = (list: readonly { points: number }[]) =>
  list.reduce((total, { points }) => total + points, 0);

/** Compares the rows of a file with what is here. */
export const planOf: Record<
  ImportKind,
  (db: Database, rows: Rows, options: PlanOptions) => Promise<ImportPlan>
> = {
  families: async (db, rows, options) => {
    const { families, problems } = groupFamilies(rows, options);
    const { newFamilies, known, problems: found } = await compareWithKnown(db, families);
    const students = newFamilies.reduce((total, own) => total + Math.max(own.students.length, 1), 0);
    const { pointsReason, now } = options;
    return {
      counts: { count: newFamilies.length, students, points: sumPoints(newFamilies), known },
      problems: [...problems, ...found],
      run: (tx, { importId, staffId }) =>
        importFamilies(tx, newFamilies, { importId, staffId, pointsReason, now }),
    };
  },
  balances: async (db, rows, options) => {
    const { balances: read, problems } = readBalanceRows(rows, options, options.pointsReason);
    const { balances, known, problems: found } = await compareBalances(db, read);
    return {
      counts: { count: balances.length, students: 0, points: sumPoints(balances), known },
      problems: [...problems, ...found],
      run: (tx, { importId, staffId }) =>
        importBalances(tx, balances, { importId, staffId, now: options.now }),
    };
  },
  teachers: async (db, rows, options) => {
    const { teachers, problems } = readTeacherRows(rows, options);
    const { newTeachers, known, problems: found } = await compareTeachers(db, teachers);
    return {
      counts: { count: newTeachers.length, students: 0, points: 0, known },
      problems: [...problems, ...found],
      run: (tx, context) => importTeachers(tx, newTeachers, { ...context, now: options.now }),
    };
  },
};
