import { sql } from "drizzle-orm";
import { accounts, pointLedger, pointLots, seriesClasses, teachers } from "../../lib/app/schema";
import type { Database } from "../../lib/base/db/types";
import { issueToken } from "../../lib/subjects/identity/tokens";

/* Creates many students, parents and classes for rushes and load tests. */

export type Student = { id: number; token: string };
type Family = { parentId: number; students: Student[] };

/** Creates students with tokens. Their parent has no points until `assignParents` assigns another. */
export async function makeStudents(db: Database, count: number, at: Date): Promise<Student[]> {
  const [parent] = await makeParents(db, [0]);
  const rows = await db
    .insert(accounts)
    .values(
      Array.from({ length: count }, () => ({ kind: "student" as const, nickname: "S", parentId: parent })),
    )
    .returning({ id: accounts.id });
  return Promise.all(rows.map(async ({ id }) => ({ id, token: await issueToken(db, id, at) })));
}

/** Creates parents with these class points. */
export async function makeParents(db: Database, points: number[]): Promise<number[]> {
  const rows = await db
    .insert(accounts)
    .values(points.map((balance) => ({ kind: "parent" as const, nickname: "P", points: balance })))
    .returning({ accountId: accounts.id, balance: sql<number>`${accounts.points}` });
  await db
    .insert(pointLedger)
    .values(rows.map((row) => ({ ...row, change: row.balance, reason: "opening" as const })));
  const lots = rows.filter(({ balance }) => balance > 0);
  if (lots.length > 0)
    await db.insert(pointLots).values(
      lots.map(({ accountId, balance: points }) => ({
        ...{ accountId, points, remaining: points },
        source: "opening" as const,
      })),
    );
  return rows.map(({ accountId }) => accountId);
}

type ClassOptions = { capacity: number; price: number; at: Date; openDays?: number };

/** Creates a class that is open for `openDays` days from `at`. */
export async function makeClass(
  db: Database,
  { capacity, price, at, openDays: openFor = 1 }: ClassOptions,
): Promise<number> {
  const [teacher] = await db.select({ id: teachers.id }).from(teachers).limit(1);
  const [seriesClass] = await db
    .insert(seriesClasses)
    .values({
      list: "preSale",
      comboName: {},
      description: {},
      courseMode: "live",
      level: "",
      teacherId: teacher?.id ?? 0,
      classPoint: price,
      length: 30,
      capacity,
      deadline: new Date(at.getTime() + openFor * 86_400_000),
    })
    .returning({ id: seriesClasses.id });
  return seriesClass?.id ?? 0;
}

/** Assigns the students of each family to its parent. */
export async function assignParents(db: Database, families: Family[]): Promise<void> {
  const pairs = families.flatMap(({ parentId, students }) =>
    students.map(({ id }) => sql`(${id}::int, ${parentId}::int)`),
  );
  await db.execute(sql`
    update accounts set parent_id = parent from (values ${sql.join(pairs, sql`, `)}) as pair(student, parent)
    where id = student`);
}
