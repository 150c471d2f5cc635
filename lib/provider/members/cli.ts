import { CommandRefusal } from "../admin/refusal";
import { answerOf } from "../admin/run";
import { textOptions } from "../admin/text-options";
import { closeDatabase } from "../db/connect";
import type { Renewed } from "./members";

/* `npm run accounts`: a new password for who forgot theirs, and one person's erasure. Works while the site runs. */

const usage = "npm run accounts -- --password EMAIL, or npm run accounts -- --erase EMAIL";

async function run(parameters: string[]): Promise<void> {
  const { password, erase } = textOptions(parameters, ["password", "erase"], usage);
  if (password !== undefined && erase === undefined) return renew(password);
  if (erase !== undefined && password === undefined) return forget(erase);
  throw new CommandRefusal(`Either --password or --erase. Usage: ${usage}`);
}

async function renew(email: string): Promise<void> {
  const { password, logins } = (await answerOf("renewPassword", { email })) as Renewed;
  console.log(`The new password of ${email} is ${password}. Logins that it ended: ${logins}.`);
}

async function forget(email: string): Promise<void> {
  await answerOf("eraseMember", { email });
  console.log(`Erased ${email}: name, email and password are gone; bookings and points stay without a name.`);
}

run(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(closeDatabase);
