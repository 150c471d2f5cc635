import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChild } from "../../../testing/provider/child";

/** Words that occur in no source, so that any of them in the log came from a request. */
const person = {
  name: "Zzyzxina Qwfpgjluy",
  email: "zzyzxina.qwfpgjluy@example.com",
  phone: "84-976543219",
  number: 976_543_219,
  token: "tok-qwfpgjluy-976",
  password: "qwfpgjluy velvet harbor",
};

/** Sends every call and account call with valid and invalid fields of this person. */
const scenario = `
  const person = JSON.parse(process.env.PERSON);
  const { samples } = await import("project:lib/base/contract/samples.ts");
  const { contract } = await import("project:lib/base/contract/contract.ts");
  const { handle } = await import("project:lib/engines/provider-calls/handle.ts");
  const { serveAccountCall } = await import("project:lib/app/bootstrap/serve-calls.ts");
  const { buildRequest, callNames } = await import("project:testing/gateway/requests.ts");
  const { faults, startFaultyHost } = await import("project:testing/gateway/faulty-host.ts");
  const { configuredProvider } = await import("project:lib/engines/provider-calls/call-provider.ts");
  const { reportRequestError } = await import("project:lib/app/bootstrap/report-error.ts");
  const { closeDatabase, connect } = await import("project:lib/base/db/connect.ts");

  const own = {
    abroadCreate: { name: person.name, phone_number: person.number, email: person.email },
    preSaleRegister: { name: person.name, phone: person.phone },
    abroadIsApplied: { num: String(person.number) },
  };
  const headers = { Authorization: "Bearer " + person.token, Cookie: "token=" + person.token };
  const requests = (name) => {
    const fields = { ...samples[name], ...own[name] };
    const all = [fields, { ...fields, [person.name]: person.email }, { nickname: person.name, email: person.email }];
    const made = all.map((each) => buildRequest(name, each, { headers }));
    const { method } = contract[name];
    if (method === "POST") made.push(buildRequest(name, {}, { headers, body: '{"name":"' + person.name }));
    return made;
  };
  const askAll = async (provider) => {
    for (const name of callNames) for (const request of requests(name)) await handle(request, provider);
  };
  // The embedded provider, first working, then with its database dropped, so that queries fail with their parameters.
  await connect();
  await askAll(configuredProvider());
  const { db } = await connect();
  await db.execute("drop schema public cascade");
  await askAll(configuredProvider());
  const account = (fields) => new Request("http://site.test/api/account/register", {
    method: "POST", headers: { ...headers, "Content-Type": "application/json", "x-consent": "terms privacy" }, body: JSON.stringify(fields),
  });
  const { processState } = await import("project:lib/base/process-state.ts");
  const { email, password } = person;
  for (const fields of [person, { nickname: person.name, email, password, language: "en-US" }])
    await serveAccountCall(account(fields), "register");
  await closeDatabase();
  // Another provider with every kind of failure.
  const host = await startFaultyHost();
  for (const fault of faults) {
    await host.fail(fault);
    await askAll({ ...configuredProvider(), apiHost: host.address, timeoutMsOf: () => 20 });
    processState("circuits").value = undefined;
  }
  await host.close();
  // An uncaught error as reported by Next.
  const error = Object.assign(new Error("for " + person.email), { cause: new SyntaxError(person.name) });
  const path = "/api/v1/activity/abroad/is_applied?num=" + person.number;
  await reportRequestError(error, { path, method: "GET", headers }, { routePath: "/api/v1/[...path]" });
  console.log("done");
`;

test("the log contains failed calls, but no personal data", async () => {
  const folder = mkdtempSync(join(tmpdir(), "yuqiao-log-"));
  const child = runChild(scenario, {
    PERSON: JSON.stringify(person),
    LOG_LEVEL: "debug",
    DATA_DIR: folder,
    DATABASE_URL: undefined,
    API_HOST: undefined,
  });
  await child.waitForOutput("done\n");
  child.process.kill();
  await child.exit;
  rmSync(folder, { recursive: true });
  const output = child.output();
  for (const trace of ["zyzxina", "qwfpgjluy", "976543219"] as const) {
    expect(output.toLowerCase()).not.toContain(trace);
  }
  // The failures were logged: of the embedded provider, of the other one, and of a route.
  for (const entry of ['"work":"call abroadCreate"', '"call":"abroadCreate"', '"work":"account register"']) {
    expect(output).toContain(entry);
  }
  expect(output).toContain('"route":"/api/v1/[...path]"');
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), msg: expect.any(String) });
}, 90_000);

test("personal fields are redacted by name even if the types did not prevent them", async () => {
  const child = runChild(
    `const { log } = await import("project:lib/base/log/log.ts");
    const person = JSON.parse(process.env.PERSON);
    log.error(person, "at the top");
    log.error({ call: "x", fields: person, headers: { authorization: person.token, cookie: person.token } }, "below");`,
    {
      PERSON: JSON.stringify({ ...person, phone_number: person.number, number: undefined }),
      LOG_LEVEL: "error",
    },
  );
  expect(await child.exit).toBe(0);
  expect(child.output()).toContain('"msg":"below"');
  expect(child.output()).not.toMatch(/zyzxina|qwfpgjluy|976543219/i);
});
