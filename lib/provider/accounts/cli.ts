import { answerOf } from "../admin/run";
import { closeDatabase } from "../db/connect";
import type { Renewed } from "./commands";
import { readTask } from "./options";
import type { Balance } from "./points";

/*
 * `npm run accounts`: a new password for who forgot theirs, one person's erasure, class points given or taken. Works
 * while the site runs.
 */

async function run(parameters: string[]): Promise<void> {
  const task = readTask(parameters);
  if ("password" in task) return renew(task.password);
  if ("erase" in task) return forget(task.erase);
  return give(task.points, task.change, task.reason);
}

async function renew(email: string): Promise<void> {
  const { password, logins } = (await answerOf("renewPassword", { email })) as Renewed;
  console.log(`The new password of ${email} is ${password}. Logins that it ended: ${logins}.`);
}

async function forget(email: string): Promise<void> {
  await answerOf("eraseAccount", { email });
  console.log(`Erased ${email}: name, email and password are gone; bookings and points stay without a name.`);
}

async function give(email: string, points: number, reason: string): Promise<void> {
  const { balance } = (await answerOf("givePoints", { email, points, reason })) as Balance;
  const done = points > 0 ? `Given to ${email}: ${points}` : `Taken from ${email}: ${-points}`;
  console.log(`${done} class points. The balance is ${balance}.`);
}

run(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(closeDatabase);
