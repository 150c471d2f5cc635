import "../../base/commands/load-settings";
import { pipeline } from "node:stream/promises";
import { runJsonCommand, runCommand } from "./run";
import { writeAtomically } from "../../base/commands/write-atomically";
import { runCommandLine } from "../../base/commands/usage.mjs";
import { closeDatabase } from "../../base/db/connect";
import { parseLeadBatches } from "../../subjects/leads/batches";
import type { ErasedCounts } from "../../subjects/leads/erase";
import { formats } from "../../subjects/leads/formats";
import { parseTask, leadsUsage } from "./leads-options";
import { withProgress } from "./progress";

/* `npm run leads` exports the school's leads to a file, or erases one person. Works while the site runs. */

async function run(parameters: string[]): Promise<void> {
  const task = parseTask(parameters);
  if ("erase" in task) return erasePerson(task.erase);
  const { since, format, out } = task;
  const output = await runCommand("leads", { since });
  const text = formats[format](withProgress(parseLeadBatches(output), process.stderr));
  await (out === undefined ? print(text) : writeAtomically(text, out, async () => undefined));
}

/** Prints text. A reader that closes the pipe early, such as `head`, is not an error. */
async function print(text: AsyncIterable<string>): Promise<void> {
  await pipeline(text, process.stdout, { end: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

async function erasePerson(phone: string): Promise<void> {
  const { enrolments, enquiries, answers } = (await runJsonCommand("erase", { phone })) as ErasedCounts;
  console.log(
    enrolments + enquiries + answers === 0
      ? `There are no data of ${phone}.`
      : `Erased the data of ${phone}: enrolments ${enrolments}, enquiries ${enquiries}, stored responses ${answers}.`,
  );
}

void runCommandLine(leadsUsage, run, closeDatabase);
