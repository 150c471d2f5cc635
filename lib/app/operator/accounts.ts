import "../../base/commands/load-settings";
import { runJsonCommand } from "./run";
import { runCommandLine } from "../../base/commands/usage.mjs";
import { closeDatabase } from "../../base/db/connect";
import type { RenewedPassword } from "../../subjects/identity/commands";
import { readTask, accountsUsage } from "./accounts-options";
import type { Balance } from "../../subjects/points/points";
import type { InvitationLink } from "../../subjects/staff/commands";
import type { TrialRequest } from "../../subjects/trials/list-trials";

/*
 * `npm run accounts`: resets passwords, exports or erases personal data, changes class points, lists trial lesson
 * requests, and invites owners of the desk. It works while the site runs.
 */

async function run(parameters: string[]): Promise<void> {
  const task = readTask(parameters);
  if ("password" in task) return renewPassword(task.password);
  if ("show" in task)
    return console.log(JSON.stringify(await runJsonCommand("showAccount", { email: task.show }), null, 2));
  if ("erase" in task) return eraseAccount(task.erase, task.student);
  if ("trials" in task) return printTrials();
  if ("staff" in task) return inviteOwner(task.staff);
  return givePoints(task.points, task.change, task.reason);
}

async function renewPassword(email: string): Promise<void> {
  const { password, logins } = (await runJsonCommand("renewPassword", { email })) as RenewedPassword;
  console.log(`The new password of ${email} is ${password}. Logins ended: ${logins}.`);
}

async function eraseAccount(email: string, student?: string): Promise<void> {
  await runJsonCommand("eraseAccount", { email, student });
  console.log(
    `Erased ${student ? `${student}, a student of ${email}` : email}: name, email and password are deleted; bookings and points remain without a name.`,
  );
}

async function printTrials(): Promise<void> {
  const requests = (await runJsonCommand("trials", {})) as TrialRequest[];
  for (const { asked_at, starts_at, student, email, language, wishes } of requests) {
    const when = starts_at ? `arranged for ${starts_at}` : `requested on ${asked_at}`;
    const contact = wishes ? `${wishes.channel} ${wishes.contact}` : (email ?? "no email");
    console.log(`${student}, ${contact}, ${language ?? "no language"}: ${when}`);
  }
  if (requests.length === 0) console.log("There are no open trial lesson requests.");
}

async function inviteOwner(email: string): Promise<void> {
  const { link } = (await runJsonCommand("inviteOwner", { email })) as InvitationLink;
  console.log(`${email} can join the desk as an owner with this link, once and within a day:\n${link}`);
}

async function givePoints(email: string, points: number, reason: string): Promise<void> {
  const { balance } = (await runJsonCommand("givePoints", { email, points, reason })) as Balance;
  const summary = points > 0 ? `Given to ${email}: ${points}` : `Taken from ${email}: ${-points}`;
  console.log(`${summary} class points. The balance is ${balance}.`);
}

void runCommandLine(accountsUsage, run, closeDatabase);
