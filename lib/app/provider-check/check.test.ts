import { callNames } from "../../../testing/gateway/requests";
import { isOptional } from "../../../testing/gateway/arbitrary-rows";
import { faults, startFaultyHost, type Fault, type FaultyHost } from "../../../testing/gateway/faulty-host";
import { contract } from "../../base/contract/contract";
import { sampleResponses } from "../../base/contract/sample-responses";
import type { CallName } from "../../base/contract/endpoints";
import { findRowList } from "../../base/contract/row-list";
import { languages } from "../../base/i18n/languages";
import { checkProvider, type CheckOptions } from "./check";
import { missLines } from "./misses";
import type { Finding } from "./send-request";
import { isComplete, report } from "./report";

const [sample] = sampleResponses.preSales.list;
let host: FaultyHost;
beforeAll(async () => {
  host = await startFaultyHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.fail(undefined);
  host.calls.length = 0;
});

const check = (options: Partial<CheckOptions> = {}) =>
  checkProvider({ host: host.address, token: undefined, write: false, ...options });
const counts = () => callNames.map((name) => host.calls.filter(({ call }) => call === name).length);
/** Excludes the expired token, which this host accepts because it has no accounts. */
const known = (findings: Finding[]) => findings.filter(({ ask }) => !ask.shows.includes("expired"));

/** The cells of a call's row. */
function cells(findings: Finding[], name: CallName): string[] {
  const line = report(findings)
    .split("\n")
    .find((text) => text.startsWith(`${name} `));
  return line?.trim().split(/ {2,}/) ?? [];
}

test("without --write only reads are sent, in all languages and with the site's parameters", async () => {
  const findings = known(await check());
  const requestCounts = Object.fromEntries(callNames.map((name, index) => [name, counts()[index]]));
  expect(requestCounts).toMatchObject({ bookCombo: 0, preSaleApply: 0, preSaleRegister: 0, abroadCreate: 0 });
  expect(requestCounts).toMatchObject({
    homePage: 49,
    recommendedSets: 7,
    preSales: 14,
    profile: 1,
    appDownload: 14,
  });
  const spoken = new Set(host.calls.map(({ request }) => request.headers["accept-language"]));
  expect([...spoken].sort()).toEqual([...languages].sort());
  const queries = host.calls
    .filter(({ request }) => request.method === "GET")
    .map(({ request }) => request.url);
  for (const query of queries) expect(query).toContain("version=1.0.0&client=web");
  expect([isComplete(findings), missLines(findings)]).toEqual([true, []]);
  expect(report(findings)).toContain("Everything that was asked for fits.");
  expect(cells(findings, "homePage")).toEqual([
    ...["homePage", "49", "49", expect.stringMatching(/^\d\.\d\d s$/), "ok", "49", "49", "0"],
  ]);
  expect(cells(findings, "bookCombo")).toEqual(["bookCombo", "no", "-", "-", "-", "-", "-", "-"]);
});

test("with a token and --write all 16 calls are sent, for the classes that were read", async () => {
  const findings = known(await check({ token: "t", write: true, now: new Date("2026-11-23") }));
  expect(counts().every((count) => count > 0)).toBe(true);
  expect(isComplete(findings)).toBe(true);
  const paths = host.calls.map(({ request }) => request.url);
  expect(paths).toEqual(expect.arrayContaining(["/api/v1/student/search/pre_sales"]));
  expect(host.calls.at(-1)?.request.headers).toMatchObject({
    authorization: "Bearer t",
    "idempotency-key": expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test("a provider that accepts any token is reported", async () => {
  expect(missLines(await check())).toEqual([
    "every page: that a login has expired: all of it: code 0 instead of 4200 [en-US]",
  ]);
});

/** The report's text for each fault. */
const words: Record<Fault, RegExp> = {
  refused: /not reached \(ECONNREFUSED\)/,
  reset: /not reached \(ECONNRESET\)/,
  timeout: /no whole answer in time/,
  "slow drip": /no whole answer in time/,
  "500": /no envelope \(HTTP 500\)/,
  "5000": /code 5000 instead of 0/,
  "4200": /code 4200 instead of 0/,
  HTML: /no envelope \(HTTP 200\)/,
  "truncated JSON": /no envelope/,
  "wrong types": /data of another shape \(HTTP 200\); list: Invalid input: expected array/,
  "10 MB": /too large/,
  empty: /no envelope/,
};

test.each(faults)("%s: only the failing call is reported, with what pages miss", async (fault) => {
  await host.fail(fault, (call) => call === "partners");
  // Short only where a timeout is expected: a busy machine may be slow as well.
  const slow = fault === "timeout" || fault === "slow drip";
  const timeouts = (name: CallName) => (slow && name === "partners" ? 50 : 10_000);
  const findings = known(await check({ timeouts }));
  expect(isComplete(findings)).toBe(false);
  const lines = missLines(
    fault === "refused" ? findings.filter(({ ask }) => ask.name === "partners") : findings,
  );
  expect(lines).toEqual([expect.stringMatching(/^home page: partners: all of it: .*\[en-US, .*ko-KR\]$/)]);
  expect(lines[0]).toMatch(words[fault]);
  expect(cells(findings, "partners")[4]).toBe("7 bad");
});

test("invalid rows and fields are counted and named with their rule, without values", async () => {
  for (const dataFault of ["invalid rows", "invalid fields"] as const) {
    await host.fail(dataFault);
    const findings = known(await check());
    expect(isComplete(findings)).toBe(false);
    const text = report(findings);
    for (const name of callNames) {
      const list = findRowList(name);
      const fields = Object.entries(list?.row.shape ?? {});
      const damaged = fields.filter(([, field]) => isOptional(field) === (dataFault === "invalid fields"));
      for (const [field] of damaged) expect(text).toContain(`for ${list?.key}.${field}: `);
      if (!list || dataFault === "invalid fields") continue;
      const requestCount = Number(cells(findings, name)[1]);
      expect(cells(findings, name).slice(5)).toEqual(
        [damaged.length + 2, 1, damaged.length + 1].map((rows) => String(rows * requestCount)),
      );
    }
    expect(text).not.toMatch(/HSK|Lin Yue|"odd"/);
  }
});

test("invalid paging loses no row and is reported", async () => {
  await host.fail("invalid paging", (call) => call === "readyLives");
  const findings = known(await check());
  expect(cells(findings, "readyLives").slice(4)).toEqual(["ok", "7", "7", "0"]);
  expect(missLines(findings)).toHaveLength(3);
});

test("all pages of series classes are read, as the site reads them", async () => {
  const answer = contract.preSales.response.parse({
    ...{ total: 250, page: 1, per_page: 100 },
    list: Array.from({ length: 100 }, (_, index) => ({ ...sample, id: index + 1 })),
  });
  const large = await startFaultyHost({ preSales: answer });
  await checkProvider({ host: large.address, write: false });
  await large.close();
  // Ten pages per language, and the list's own first one: this host never ends a list.
  expect(large.calls.filter(({ call }) => call === "preSales")).toHaveLength(7 * 11);
});
