import { fork } from "node:child_process";
import { join } from "node:path";
import { maxImportColumns, maxImportRows, type Encoding } from "./fields";
import type { Table, TableOptions } from "./parse-table.mjs";

/*
 * Files are read in a child process, so that a large sheet neither blocks requests nor fills the memory of the site. On a
 * host without child processes they are read in this process.
 */

export type TableJob = { file: Uint8Array; options: TableOptions };

/** A file that takes longer than this many milliseconds is refused. */
const timeLimitMs = 60_000;

/** Reads the rows of a file. @param encoding of a text file */
export async function readTable(file: Uint8Array, encoding: Encoding): Promise<Table> {
  const job: TableJob = {
    file,
    options: { encoding, maxRows: maxImportRows, maxColumns: maxImportColumns },
  };
  const child = startProcess();
  if (!child) return (await import("./parse-table.mjs")).parseTable(file, job.options);
  const timer = setTimeout(() => child.kill("SIGKILL"), timeLimitMs);
  try {
    return await new Promise<Table>((resolve) => {
      child.on("message", (table: Table) => resolve(table));
      // Out of memory, or out of time.
      child.on("exit", () => resolve({ problem: "tooLarge" }));
      child.on("error", () => resolve({ problem: "unreadable" }));
      child.send(job);
    });
  } finally {
    clearTimeout(timer);
  }
}

function startProcess() {
  // Must not be bundled, because the file imports packages from node_modules.
  const file = join(
    /* turbopackIgnore: true */ process.cwd(),
    "lib/subjects/people/imports/parse-process.mjs",
  );
  try {
    // Does not inherit the parent's Node options.
    return fork(file, { execArgv: ["--max-old-space-size=512"], serialization: "advanced" });
  } catch {
    return undefined;
  }
}
