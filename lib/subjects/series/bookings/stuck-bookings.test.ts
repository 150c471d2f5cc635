import { Client } from "pg";
import { describeIf } from "../../../../testing/external-server";
import { call, providerErrorMatching } from "../../../../testing/provider/calls";
import { deleteAllRows } from "../../../../testing/provider/saved-rows";
import { fixture, now } from "../../../../testing/provider/fixture";
import { createFilledDatabase } from "../../../../testing/provider/filled-databases";
import { postgresReachable, type TestDatabase } from "../../../../testing/provider/postgres";
import {
  assignParents,
  makeClass,
  makeParents,
  makeStudents,
  type Student,
} from "../../../../testing/provider/school";
import { useConnection } from "../../../base/db/connect";
import { openPostgres } from "../../../base/db/postgres";
import type { Connection } from "../../../base/db/types";
import { seedIfEmpty } from "../../../app/demo/seed";

/* A class's row stays locked by an abandoned transaction, such as in a forgotten psql session. */

describeIf(postgresReachable)("on PostgreSQL", () => {
  let database: TestDatabase;
  let connection: Connection;
  let operator: Client;
  let students: Student[];

  beforeAll(async () => {
    database = await createFilledDatabase();
    connection = await openPostgres(database.url, {
      connectionTimeoutMs: 5000,
      statementTimeoutMs: 5000,
      lockTimeoutMs: 500,
      idleInTransactionTimeoutMs: 5000,
      silenceTimeoutMs: 6000,
    });
    useConnection(connection);
    await deleteAllRows(connection.db);
    await seedIfEmpty(connection.db, fixture, now);
    students = await makeStudents(connection.db, 20, now);
    const [parentId = 0] = await makeParents(connection.db, [1000]);
    await assignParents(connection.db, [{ parentId, students }]);
    operator = new Client({ connectionString: database.url });
    await operator.connect();
  });
  afterAll(async () => {
    await operator.end();
    await connection.close();
    await database.drop();
  });

  afterEach(() => operator.query("rollback"));

  const createClasses = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => makeClass(connection.db, { capacity: 100, price: 1, at: now })),
    );
  /** Locks classes like an operator with an abandoned transaction. */
  async function lockClasses(ids: number[]): Promise<void> {
    await operator.query("begin");
    await operator.query("select * from series_classes where id = any($1) for update", [ids]);
  }
  const book = ({ token }: Student, classId = 0) => call("bookCombo", { class_id: classId }, { token });
  /** Starts bookings of locked classes; returns their outcomes and the number of unfinished ones. */
  function bookStuck(attempts: [Student, number][]) {
    let stuck = attempts.length;
    const ends = attempts.map(([student, classId]) =>
      book(student, classId)
        .catch((error: unknown) => error)
        .finally(() => (stuck -= 1)),
    );
    return { ends: Promise.all(ends), stuck: () => stuck };
  }
  function expectLockTimeouts(errors: unknown[]): void {
    for (const error of errors) expect(String((error as Error).cause)).toContain("lock timeout");
  }

  test("bookings of a locked class time out, those of other classes succeed, and so do later ones", async () => {
    const [lockedId = 0, free = 0] = await createClasses(2);
    await lockClasses([lockedId]);
    const { ends, stuck } = bookStuck(students.slice(0, 8).map((student) => [student, lockedId]));
    const [last] = students.slice(-1);
    expect(await book(last!, free)).toEqual({ class_id: free, students: 1 });
    // It did not wait for them; on a busy machine two may have timed out.
    expect(stuck()).toBeGreaterThan(4);
    expectLockTimeouts(await ends);
    await operator.query("rollback");
    expect(await book(last!, lockedId)).toEqual({ class_id: lockedId, students: 1 });
    await expect(book(last!, lockedId)).rejects.toEqual(providerErrorMatching("alreadyApplied"));
  });

  test("with four classes held, a later booking of another waits for two locks' time at most, however many wait", async () => {
    const [free = 0, ...lockedId] = await createClasses(5);
    await lockClasses(lockedId);
    const attempts = lockedId.flatMap((classId, index) =>
      students.slice(index * 4, index * 4 + 4).map((student): [Student, number] => [student, classId]),
    );
    const { ends, stuck } = bookStuck(attempts);
    expect(await book(students.at(-1)!, free)).toEqual({ class_id: free, students: 1 });
    // Two bookings of each class were queued before it: eight of sixteen. On a busy machine four more may have
    // timed out.
    expect(stuck()).toBeGreaterThanOrEqual(4);
    expectLockTimeouts(await ends);
  });
});
