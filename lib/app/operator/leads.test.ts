import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChild, type Child } from "../../../testing/provider/child";
import type { Lead } from "../../subjects/leads/lead";

/* Runs the command in a process of its own, while the site runs in another. */

let folder: string;
let site: Child | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-leads-"));
});
afterEach(async () => {
  site?.process.kill("SIGKILL");
  await site?.exit;
  site = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const variables = () => ({ DATA_DIR: folder, DATABASE_URL: undefined, API_HOST: undefined });

const leads = (...parameters: string[]) =>
  runChild(
    `process.argv.splice(1, 99, "leads", ...${JSON.stringify(parameters)});
    await import("project:lib/app/operator/leads.ts");`,
    variables(),
  );

async function result(child: Child): Promise<[unknown, string]> {
  return [await child.exit, child.output()];
}

test("leads are exported and erased while the site runs and after it has ended", async () => {
  site = runChild(
    `const { startProcess } = await import("project:lib/app/bootstrap/start.ts");
    await startProcess();
    const { runCall } = await import("project:lib/app/bootstrap/embedded-provider.ts");
    for (const [phone, origin] of [["84-912345678", { segment: "vn-x" }], ["62-812345678", undefined]]) {
      await runCall("preSaleRegister", { id: 1, name: "=Lan", region: "VN", phone }, { language: "en-US", origin });
    }
    console.log("ready");
    setInterval(() => undefined, 1000);`,
    { ...variables(), DEMO_CONTENT: "true" },
  );
  await site.waitForOutput("ready");

  const file = join(folder, "leads.csv");
  expect(await result(leads("--out", file))).toEqual([0, "2 leads.\n"]);
  expect(readFileSync(file, "utf8")).toMatch(
    /^\uFEFFkind,id,[^]+,'=Lan,84-912345678,[^]+,vn-x,,,,,,[^]+,New,,,,,,,,,\r\n/,
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await result(leads("--erase", "+84 912 345 678"))).toEqual([
    0,
    "Erased the data of +84 912 345 678: enrolments 0, enquiries 1, stored responses 0.\n",
  ]);

  site.process.kill("SIGKILL");
  await site.exit;
  expect(await result(leads("--erase", "84-912345678"))).toEqual([0, "There are no data of 84-912345678.\n"]);
  expect(await result(leads("--format", "json", "--out", file))).toEqual([0, "1 lead.\n"]);
  expect((JSON.parse(readFileSync(file, "utf8")) as Lead[]).map(({ phone }) => phone)).toEqual([
    "62-812345678",
  ]);
  expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
}, 120_000);

test.each([
  [["--format", "xlsx"], 2, /^--format is csv or json, not xlsx\. Usage: [^\n]+\n$/],
  [[], 1, /^There are no data in [^\n]+ yet\.\n$/],
])(
  "%j: one line and exit %d",
  async (parameters, exitCode, line) => {
    expect(await result(leads(...parameters))).toEqual([exitCode, expect.stringMatching(line)]);
    expect(readdirSync(folder)).toEqual([]);
  },
  60_000,
);
