import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFolder, openFolderEarly } from "./open-folder";
import { FolderInUse } from "./types";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-open-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what was begun early is for the first who asks for that folder, and for nobody else", async () => {
  openFolderEarly(folder);
  const other = await openFolder(join(folder, "other"));
  expect(other.folder).toBe(join(folder, "other"));
  const first = await openFolder(folder);
  expect((await first.client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await expect(openFolder(folder)).rejects.toThrow(FolderInUse);
  for (const { client, unlock } of [first, other]) {
    await client.close();
    unlock();
  }
});

test("why it could not be opened is told to who asks, and the next may try again", async () => {
  const owner = await openFolder(folder);
  openFolderEarly(folder);
  await expect(openFolder(folder)).rejects.toThrow(`in use by the process with pid ${process.pid}`);
  await owner.client.close();
  owner.unlock();
  const next = await openFolder(folder);
  await next.client.close();
  next.unlock();
});
