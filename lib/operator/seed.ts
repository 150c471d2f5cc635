import { env } from "../env";
import { requireBuiltInProvider } from "./require-built-in-provider";
import { parseOptions, runCommandLine } from "../commands/usage.mjs";
import { closeDatabase, connect } from "../db/connect";
import { demoContent } from "../demo/content";
import { selectDemoContent } from "../demo/demo-accounts";
import { demoPassword, mayUseDemoPassword, isPubliclyReachable } from "../identity/demo-password";
import { seedIfEmpty } from "../demo/seed";

/*
 * `npm run seed [-- --accounts]` adds the demo content to the configured database if that is empty. On a public site
 * its accounts are added only with `--accounts`.
 */

const usage = "npm run seed -- [--accounts]";

async function seed(args: string[]): Promise<void> {
  const { accounts } = parseOptions(usage, { args, options: { accounts: { type: "boolean" } } }).values;
  requireBuiltInProvider();
  const { engine, db } = await connect();
  const content = selectDemoContent(demoContent(), accounts ? "true" : undefined);
  const seeded = await seedIfEmpty(db, content, new Date());
  if (!seeded) return console.log(`The database (${engine}) holds content already; nothing was changed.`);
  console.log(`Demo content is in (${engine}). ${describeAccounts(content.accounts.length > 0)}`);
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
