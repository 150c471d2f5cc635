import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChild } from "../../../testing/provider/child";

/* Runs the command in a process of its own, while the site runs in another one. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-accounts-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const variables = () => ({ DATA_DIR: folder, DATABASE_URL: undefined, API_HOST: undefined });

async function accounts(...parameters: string[]): Promise<[unknown, string]> {
  const child = runChild(
    `process.argv.splice(1, 99, "accounts", ...${JSON.stringify(parameters)});
    await import("project:lib/app/operator/accounts.ts");`,
    variables(),
  );
  return [await child.exit, child.output()];
}

test("while the site runs, the command resets a password, changes points, erases an account and invites an owner", async () => {
  const site = runChild(
    `const { startProcess } = await import("project:lib/app/bootstrap/start.ts");
    await startProcess();
    console.log("ready");
    setInterval(() => undefined, 1000);`,
    { ...variables(), DEMO_CONTENT: "true" },
  );
  try {
    await site.waitForOutput("ready");
    expect(await accounts("--password", "student@example.com")).toEqual([
      0,
      expect.stringMatching(
        /^The new password of student@example\.com is \w{4}-\w{4}-\w{4}\. Logins ended: 0\.\n$/,
      ),
    ]);
    expect(await accounts("--points", "student@example.com", "30", "--reason", "Paid")).toEqual([
      0,
      expect.stringMatching(/^Given to student@example\.com: 30 class points\. The balance is \d+\.\n$/),
    ]);
    expect(await accounts("--points", "student@example.com", "-30", "--reason", "By mistake")).toEqual([
      0,
      expect.stringMatching(/^Taken from student@example\.com: 30 class points\. The balance is \d+\.\n$/),
    ]);
    expect(await accounts("--erase", "student@example.com")).toEqual([
      0,
      "Erased student@example.com: name, email and password are deleted; bookings and points remain without a name.\n",
    ]);
    expect(await accounts("--erase", "student@example.com")).toEqual([
      1,
      "No account has the email student@example.com.\n",
    ]);
    expect(await accounts("--staff", "Head@Example.com")).toEqual([
      0,
      expect.stringMatching(
        /^Head@Example\.com can join the desk as an owner with this link, once and within a day:\nhttp:\/\/localhost:3000\/desk\/invitation#[\w-]{43}\n$/,
      ),
    ]);
    expect(await accounts("--staff", "head")).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
  } finally {
    site.process.kill("SIGKILL");
    await site.exit;
  }
}, 120_000);

test("an unknown option fails with a message of one line and exit code 2", async () => {
  expect(await accounts("--surprise")).toEqual([
    2,
    expect.stringMatching(/^[^\n]+ Usage: npm run accounts [^\n]+\n$/),
  ]);
}, 60_000);
