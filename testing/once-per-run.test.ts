import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { oncePerRun } from "./once-per-run";
import { runChild } from "./provider/child";

const originalFolder = process.env.TEST_RUN_FOLDER;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-once-"));
  process.env.TEST_RUN_FOLDER = folder;
});
afterEach(() => {
  if (originalFolder === undefined) delete process.env.TEST_RUN_FOLDER;
  else process.env.TEST_RUN_FOLDER = originalFolder;
  rmSync(folder, { recursive: true, force: true });
});

test("work is done once and all callers get its result", () => {
  const work = jest.fn(() => ({ count: 1 }));
  expect([oncePerRun("work", work), oncePerRun("work", work)]).toEqual([{ count: 1 }, { count: 1 }]);
  expect(work).toHaveBeenCalledTimes(1);
  expect(oncePerRun("other", () => 2)).toBe(2);
});

test("failed work fails for all callers", () => {
  const fail = jest.fn(() => {
    throw new Error("no room");
  });
  expect(() => oncePerRun("work", fail)).toThrow("no room");
  expect(() => oncePerRun("work", fail)).toThrow("no room");
  expect(fail).toHaveBeenCalledTimes(1);
});

test("outside of a run each call does the work", () => {
  delete process.env.TEST_RUN_FOLDER;
  const work = jest.fn(() => 1);
  oncePerRun("work", work);
  oncePerRun("work", work);
  expect(work).toHaveBeenCalledTimes(2);
});

test("a second process waits for the first", async () => {
  process.env.TEST_RUN_FOLDER = originalFolder;
  const source = `const { oncePerRun } = await import("project:testing/once-per-run.ts");
    const end = Date.now() + 300;
    console.log(oncePerRun("work", () => { while (Date.now() < end); return String(process.pid); }));`;
  const variables = { TEST_RUN_FOLDER: folder };
  const children = [runChild(source, variables), runChild(source, variables)];
  await Promise.all(children.map(({ exit }) => exit));
  const [first, second] = children.map((child) => child.output().trim());
  expect(first).toMatch(/^\d+$/);
  expect(second).toBe(first);
});
