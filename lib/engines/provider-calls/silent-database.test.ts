import { describeIf } from "../../../testing/external-server";
import { createFilledDatabase } from "../../../testing/provider/filled-databases";
import { postgresReachable } from "../../../testing/provider/postgres";
import { startFaultyProxy } from "../../../testing/server/faulty-proxy";
import { readEnv } from "../../base/env";
import { log } from "../../base/log/log";
import { closeCounters, consumeLimit } from "../../base/limits/check";
import { useConnection } from "../../base/db/connect";
import { openPostgres } from "../../base/db/postgres";
import { handle } from "./handle";

let databaseUrl = "";
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv({ DATABASE_URL: databaseUrl }),
}));

describeIf(postgresReachable)("on PostgreSQL", () => {
  test("while PostgreSQL does not respond a call is refused in the envelope, and limits count in memory", async () => {
    const database = await createFilledDatabase();
    const url = new URL(database.url);
    const tcpProxy = await startFaultyProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = tcpProxy.host;
    databaseUrl = url.href;
    const connection = await openPostgres(databaseUrl, {
      connectionTimeoutMs: 400,
      statementTimeoutMs: 300,
      lockTimeoutMs: 200,
      idleInTransactionTimeoutMs: 300,
      silenceTimeoutMs: 400,
    });
    useConnection(connection);
    try {
      const callGateway = () => handle(new Request("http://localhost:3000/api/v1/partner"));
      expect((await callGateway()).status).toBe(200);
      tcpProxy.stall();
      const logged = jest.spyOn(log, "error").mockImplementation(() => undefined);
      const [answer] = await Promise.all([callGateway(), consumeLimit("suspect", { address: "192.0.2.1" })]);
      expect([answer.status, await answer.json()]).toEqual([500, expect.objectContaining({ code: 5000 })]);
      expect(logged.mock.calls).toEqual([
        [expect.objectContaining({ work: "call partners", error: expect.stringMatching(/./) }), "failed"],
      ]);
    } finally {
      await closeCounters();
      await connection.close();
      tcpProxy.disconnect();
      await database.drop();
    }
  });
});
