import "../../base/commands/load-settings";
import { env } from "../../base/env";
import { runJsonCommand } from "./run";
import { parseOptions, runCommandLine } from "../../base/commands/usage.mjs";
import { closeDatabase } from "../../base/db/connect";
import type { SeedResult } from "../demo/commands";
import { demoPassword, mayUseDemoPassword, isPubliclyReachable } from "../../subjects/identity/demo-password";

/*
 * `npm run seed [-- --accounts]` adds the demo content to the configured database if that is empty. On a public site
 * its accounts are added only with `--accounts`. It works while the site runs.
 */

const usage = "npm run seed -- [--accounts]";

async function seed(args: string[]): Promise<void> {
  const { accounts = false } = parseOptions(usage, {
    args,
    options: { accounts: { type: "boolean" } },
  }).values;
  const { engine, isSeeded, hasAccounts } = (await runJsonCommand("seed", { accounts })) as SeedResult;
  if (!isSeeded) return console.log(`The database (${engine}) holds content already; nothing was changed.`);
  console.log(`Demo content is in (${engine}). ${describeAccounts(hasAccounts)}`);
}

function describeAccounts(hasAccounts: boolean): string {
  if (!hasAccounts)
    return "It has no accounts, since their password is published: --accounts makes them as well.";
  const password = `Its accounts log in with the password ${demoPassword}.`;
  if (!isPubliclyReachable()) return password;
  if (!mayUseDemoPassword({ isLocal: false }))
    return `Its accounts have the password ${demoPassword}, which opens them only with DEMO_ACCOUNTS=true.`;
  return `${password}\nWarning: so can anyone at ${env().SITE_URL}. For another password: npm run accounts -- --password EMAIL`;
}

void runCommandLine(usage, seed, closeDatabase);
