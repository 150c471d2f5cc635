import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { issueTokenFor } from "../../../testing/provider/calls";
import { fixture, now } from "../../../testing/provider/fixture";
import { openTemporaryDatabase } from "../../../testing/provider/temporary-database";
import { respondWith } from "../../../testing/server/respond-with";
import { handle } from "../../engines/provider-calls/handle";
import { closeCounters } from "../../base/limits/check";
import { runCall } from "../bootstrap/embedded-provider";
import { useConnection } from "../../base/db/connect";
import { enquiries, enrolments } from "../schema";
import type { Connection } from "../../base/db/types";
import { seedIfEmpty } from "../demo/seed";
import { checkProvider } from "./check";
import { missLines } from "./misses";
import { report } from "./report";

/* The built-in provider, called over HTTP as by another site. */

let connection: Connection;
let server: Server;
beforeAll(async () => {
  connection = await openTemporaryDatabase();
  useConnection(connection);
  await seedIfEmpty(connection.db, fixture, now);
  await closeCounters();
  const provider = {
    apiHost: undefined,
    timeoutMsOf: () => 1000,
    embedded: (name, request, context) => runCall(name, request, { ...context, now }),
  } satisfies Parameters<typeof handle>[1];
  server = createServer((incoming, outgoing) => {
    void respondWith(incoming, outgoing, (request) => handle(request, provider));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
}, 60_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await connection.close();
});

test("all data is valid, and written records are marked as tests", async () => {
  const { db } = connection;
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = await issueTokenFor(db, "student@example.com");
  const findings = await checkProvider({ host, token, write: true, now });
  expect([missLines(findings), report(findings)]).toEqual([[], expect.stringContaining("fits.")]);
  expect(await db.select().from(enquiries)).toMatchObject([{ name: "TEST, please delete" }]);
  expect(await db.select().from(enrolments)).toMatchObject([{ name: "TEST, please delete" }]);
});
