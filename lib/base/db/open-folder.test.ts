import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFolder } from "./open-folder";
import { FolderInUse } from "./types";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-open-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a folder has one owner at a time", async () => {
  const owner = await openFolder(folder);
  expect((await owner.client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await expect(openFolder(folder)).rejects.toThrow(FolderInUse);
  await expect(openFolder(folder)).rejects.toThrow(`in use by the process with pid ${process.pid}`);
  await owner.client.close();
  owner.unlock();
  const next = await openFolder(folder);
  await next.client.close();
  next.unlock();
});
