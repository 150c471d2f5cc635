import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChild } from "../../../testing/provider/child";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-template-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a first start copies the template: no initdb in its memory, small buffers, private files", async () => {
  const child = runChild(
    `const { openPglite } = await import("project:lib/base/db/pglite.ts");
    const { db, close } = await openPglite(process.env.FOLDER);
    const { rows } = await db.execute("select setting::int * 8192 as bytes from pg_settings where name = 'shared_buffers'");
    console.log(JSON.stringify({ ...rows[0], resident: process.memoryUsage.rss() }));
    await close();`,
    { FOLDER: folder },
  );
  expect(await child.exit).toBe(0);
  const { bytes, resident } = JSON.parse(child.output()) as Record<string, number>;
  expect(bytes).toBe(16 * 1024 * 1024);
  // Memory of initdb is never returned: 0.2 GB were measured without it, 0.8 GB with it.
  expect(resident).toBeLessThan(500e6);
  expect(statSync(join(folder, "database")).mode & 0o777).toBe(0o700);
  // One database and no template databases.
  expect(readdirSync(join(folder, "database/base"))).toHaveLength(1);
});

test("without a template, a child process creates the database", async () => {
  const project = join(folder, "project");
  const source = join(project, "lib/base/db");
  mkdirSync(source, { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(project, "node_modules"));
  symlinkSync(join(process.cwd(), "lib/base/db/migrations"), join(source, "migrations"));
  const stub = `import { writeFileSync } from "node:fs"; writeFileSync(process.argv[2] + "/made-by", String(process.pid)); process.exit();`;
  writeFileSync(join(source, "make-database.mjs"), stub);
  const child = runChild(
    `process.chdir(process.env.PROJECT);
    const { newDatabase } = await import("project:lib/base/db/template.mjs");
    await newDatabase(process.env.FOLDER);`,
    { PROJECT: project, FOLDER: folder },
  );
  expect(await child.exit).toBe(0);
  expect(readFileSync(join(folder, "made-by"), "utf8")).not.toBe(String(child.process.pid));
});
