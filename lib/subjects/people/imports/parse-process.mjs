import { constants, setPriority } from "node:os";
import { parseTable } from "./parse-table.mjs";

/* Child process that reads the file sent by `read-table.ts`, and ends. */

// A large sheet takes seconds of processor time, and visitors' requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.once("message", async (/** @type {import("./read-table").TableJob} */ { file, options }) => {
  const table = await parseTable(file, options).catch(() => ({ problem: "unreadable" }));
  process.send?.(table, () => process.disconnect());
});
