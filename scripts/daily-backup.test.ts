import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../lib/base/db/pglite";

/* The schedules of docs/operations.md, whose examples assume a site in this folder. */

const siteFolder = "/srv/yuqiao";
const guide = readFileSync("docs/operations.md", "utf8");
const [, cronLine = ""] = /```crontab\n(.*)\n```/.exec(guide) ?? [];
const unit = (name: string) => readFileSync(`deploy/systemd/yuqiao-backup.${name}`, "utf8");
const settingOf = (text: string, name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(text)?.[1];

test("the line for cron makes a verified backup", async () => {
  const [, schedule, command = ""] = /^((?:\S+ ){5})(.*)$/.exec(cronLine) ?? [];
  expect(schedule).toMatch(/^[0-5]?\d (?:1?\d|2[0-3]) \* \* \* $/);
  // In a crontab, a percent sign would end the command.
  expect(command).not.toContain("%");
  const dataDir = mkdtempSync(join(tmpdir(), "yuqiao-daily-"));
  await (await openPglite(dataDir)).close();
  const env = { ...process.env, NODE_OPTIONS: "", API_HOST: "", DATABASE_URL: "", DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command.replace(siteFolder, process.cwd())], {
    env,
    encoding: "utf8",
  });
  const files = readdirSync(join(dataDir, "backups"));
  rmSync(dataDir, { recursive: true });
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/verified by a test restore\.\n$/);
  expect(files).toEqual([expect.stringMatching(/\.jsonl\.gz$/)]);
}, 60_000);

test("the units for systemd run the same command in the same folder, once a day", () => {
  const [service, timer] = [unit("service"), unit("timer")];
  const folder = settingOf(service, "WorkingDirectory") ?? "";
  const command = settingOf(service, "ExecStart")?.replace(/^\/usr\/bin\//, "");
  expect(folder).toBe(siteFolder);
  expect(cronLine).toMatch(new RegExp(` cd ${folder} && ${command}$`));
  expect(settingOf(timer, "OnCalendar")).toMatch(/^\*-\*-\* \d\d:\d\d$/);
  expect(settingOf(timer, "WantedBy")).toBe("timers.target");
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
(hasSystemd ? test : test.skip)("systemd accepts the units", () => {
  for (const name of ["service", "timer"]) {
    const checked = spawnSync("systemd-analyze", ["verify", `deploy/systemd/yuqiao-backup.${name}`], {
      encoding: "utf8",
    });
    // Machines have npm and users elsewhere.
    const complaints = checked.stderr
      .split("\n")
      .filter((line) => line && !/not executable|User/i.test(line));
    expect(complaints).toEqual([]);
  }
});
