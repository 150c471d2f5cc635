import { answerOf } from "../admin/run";
import { closeDatabase } from "../db/connect";
import type { Renewed } from "./commands";
import { readTask } from "./options";
import type { Balance } from "./points";
import type { Invited } from "../desk/commands";
import type { TrialRequest } from "./trial-lessons";

/*
 * `npm run accounts`: resets passwords, exports or erases personal data, changes class points, lists trial lesson
 * requests, and invites owners of the desk. It works while the site runs.
 */

async function run(parameters: string[]): Promise<void> {
  const task = readTask(parameters);
  if ("password" in task) return renew(task.password);
  if ("show" in task)
    return console.log(JSON.stringify(await answerOf("showAccount", { email: task.show }), null, 2));
  if ("erase" in task) return forget(task.erase, task.student);
  if ("trials" in task) return tellTrials();
  if ("staff" in task) return admitOwner(task.staff);
  return give(task.points, task.change, task.reason);
}

async function renew(email: string): Promise<void> {
  const { password, logins } = (await answerOf("renewPassword", { email })) as Renewed;
  console.log(`The new password of ${email} is ${password}. Logins ended: ${logins}.`);
}

async function forget(email: string, student?: string): Promise<void> {
  await answerOf("eraseAccount", { email, student });
  console.log(
    `Erased ${student ? `${student}, a student of ${email}` : email}: name, email and password are deleted; bookings and points remain without a name.`,
  );
}

async function tellTrials(): Promise<void> {
  const waiting = (await answerOf("trials", {})) as TrialRequest[];
  for (const { asked_at, starts_at, student, email, language, wishes } of waiting) {
    const when = starts_at ? `arranged for ${starts_at}` : `requested on ${asked_at}`;
    const contact = wishes ? `${wishes.channel} ${wishes.contact}` : (email ?? "no email");
    console.log(`${student}, ${contact}, ${language ?? "no language"}: ${when}`);
  }
  if (waiting.length === 0) console.log("There are no open trial lesson requests.");
}

async function admitOwner(email: string): Promise<void> {
  const { link } = (await answerOf("inviteOwner", { email })) as Invited;
  console.log(`${email} can join the desk as an owner with this link, once and within a day:\n${link}`);
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
