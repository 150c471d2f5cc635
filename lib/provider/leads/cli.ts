import { pipeline } from "node:stream/promises";
import { answerOf, runCommand } from "../admin/run";
import { writeWhole } from "../admin/write-whole";
import { closeDatabase } from "../db/connect";
import { leadBatches } from "./batches";
import type { Erased } from "./erase";
import { formats } from "./formats";
import { readTask } from "./options";
import { withProgress } from "./progress";

/* `npm run leads` exports the school's leads to a file, or erases one person. Works while the site runs. */

async function run(): Promise<void> {
  const task = readTask(process.argv.slice(2));
  if ("erase" in task) return erase(task.erase);
  const { since, format, out } = task;
  const pieces = await runCommand("leads", { since });
  const text = formats[format](withProgress(leadBatches(pieces), process.stderr));
  await (out === undefined ? print(text) : writeWhole(text, out, async () => undefined));
}

/** Prints text. A reader that closes the pipe early, such as `head`, is not an error. */
async function print(text: AsyncIterable<string>): Promise<void> {
  await pipeline(text, process.stdout, { end: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

async function erase(phone: string): Promise<void> {
  const { enrolments, enquiries, answers } = (await answerOf("erase", { phone })) as Erased;
  console.log(
    enrolments + enquiries + answers === 0
      ? `There are no data of ${phone}.`
      : `Erased the data of ${phone}: enrolments ${enrolments}, enquiries ${enquiries}, stored responses ${answers}.`,
  );
}

run()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(closeDatabase);
