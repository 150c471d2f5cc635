import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChild } from "../../../testing/provider/child";
import { lockFolder } from "./lock";
import { StartError } from "./types";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const startOwner = () =>
  runChild(
    `import { lockFolder } from "project:lib/base/db/lock.ts";
    lockFolder(process.env.FOLDER);
    console.log("locked");
    setInterval(() => undefined, 1000);`,
    { FOLDER: folder },
  );

test("a folder has one owner at a time, also within a process", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(StartError);
  expect(() => lockFolder(folder)).toThrow(String(process.pid));
  unlock();
  lockFolder(folder)();
});

test("a missing folder is created", () => {
  lockFolder(join(folder, "a/b"))();
  expect(existsSync(join(folder, "a/b/lock"))).toBe(true);
});

test("a file left by an ended process does not matter", () => {
  writeFileSync(join(folder, "lock"), "999999999\n");
  const unlock = lockFolder(folder);
  expect(readFileSync(join(folder, "lock"), "utf8")).toBe(`${process.pid}\n`);
  unlock();
});

test("another process is refused with the owner's pid, until the owner is killed", async () => {
  const first = startOwner();
  await first.waitForOutput("locked");
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is in use by the process with pid ${first.process.pid}.`,
  );
  const second = startOwner();
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain(`pid ${first.process.pid}`);

  first.process.kill("SIGKILL");
  expect(await first.exit).toBe("SIGKILL");
  const third = startOwner();
  await third.waitForOutput("locked");
  third.process.kill("SIGKILL");
  await third.exit;
}, 30_000);
