import { parseArgs } from "node:util";
import { env } from "../../env";
import { requireOwnData } from "../admin/own-data";
import { closeDatabase, connect } from "../db/connect";
import { demoContent } from "./content";
import { contentToSeed, demoPassword, mayUseDemoPassword, strangersMayLogIn } from "./demo-accounts";
import { seedIfEmpty } from "./seed";

/*
 * `npm run seed [-- --accounts]` adds the demo content to the configured database if that is empty. On a public site
 * its accounts are added only with `--accounts`.
 */

async function run(args: string[]): Promise<void> {
  const { accounts } = parseArgs({ args, options: { accounts: { type: "boolean" } } }).values;
  requireOwnData();
  const { engine, db } = await connect();
  const content = contentToSeed(demoContent, accounts ? "true" : undefined);
  const seeded = await seedIfEmpty(db, content, new Date());
  if (!seeded) return console.log(`The database (${engine}) holds content already; nothing was changed.`);
  console.log(`Demo content is in (${engine}). ${aboutAccounts(content.accounts.length > 0)}`);
}

function aboutAccounts(made: boolean): string {
  if (!made) return "It has no accounts, since their password is published: --accounts makes them as well.";
  const password = `Its accounts log in with the password ${demoPassword}.`;
  if (!strangersMayLogIn()) return password;
  if (!mayUseDemoPassword({ isLocal: false }))
    return `Its accounts have the password ${demoPassword}, which opens them only with DEMO_ACCOUNTS=true.`;
  return `${password}\nWarning: so can anyone at ${env().SITE_URL}. For another password: npm run accounts -- --password EMAIL`;
}

run(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(closeDatabase);
