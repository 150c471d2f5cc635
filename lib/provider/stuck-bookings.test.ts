import { Client } from "pg";
import { describeIf } from "../../testing/here";
import { call, refusing } from "../../testing/provider/calls";
import { empty } from "../../testing/provider/kept-rows";
import { fixture, now } from "../../testing/provider/fixture";
import { createDatabase, postgresReachable, type TestDatabase } from "../../testing/provider/postgres";
import { adopt, makeClass, makeParents, makeStudents, type Student } from "../../testing/provider/school";
import { useConnection } from "./db/connect";
import { openPostgres } from "./db/postgres";
import type { Connection } from "./db/types";
import { seedIfEmpty } from "./seed/seed";

/* Somebody holds a class's row and goes away, as an operator does who forgot a transaction in psql. */

describeIf(postgresReachable)("on PostgreSQL", () => {
  let database: TestDatabase;
  let connection: Connection;
  let operator: Client;
  let students: Student[];

  beforeAll(async () => {
    database = await createDatabase();
    connection = await openPostgres(database.url, {
      connectionTimeoutMs: 5000,
      statementTimeoutMs: 5000,
      lockTimeoutMs: 500,
      idleInTransactionTimeoutMs: 5000,
      silenceTimeoutMs: 6000,
    });
    useConnection(connection);
    await empty(connection.db);
    await seedIfEmpty(connection.db, fixture, now);
    students = await makeStudents(connection.db, 10, now);
    const [parentId = 0] = await makeParents(connection.db, [1000]);
    await adopt(connection.db, [{ parentId, students }]);
    operator = new Client({ connectionString: database.url });
    await operator.connect();
  });
  afterAll(async () => {
    await operator.end();
    await connection.close();
    await database.drop();
  });

  test("bookings of a class that is held fail soon, those of others go on, and later ones pass", async () => {
    const [held, free] = await Promise.all(
      [0, 1].map(() => makeClass(connection.db, { capacity: 100, price: 1, at: now })),
    );
    await operator.query("begin");
    await operator.query("select * from series_classes where id = $1 for update", [held]);
    const book = ({ token }: Student, classId = 0) => call("bookCombo", { class_id: classId }, { token });
    let stuck = 8;
    const ends = students.slice(0, 8).map((student) =>
      book(student, held)
        .catch((error: unknown) => error)
        .finally(() => (stuck -= 1)),
    );
    const [last] = students.slice(-1);
    expect(await book(last!, free)).toEqual({ class_id: free, students: 1 });
    expect(stuck).toBeGreaterThan(0);
    for (const error of await Promise.all(ends))
      expect(String((error as Error).cause)).toContain("lock timeout");
    await operator.query("rollback");
    expect(await book(last!, held)).toEqual({ class_id: held, students: 1 });
    await expect(book(last!, held)).rejects.toEqual(refusing("alreadyApplied"));
  });
});
