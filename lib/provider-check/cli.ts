import { checkProvider } from "./check";
import { readOptions } from "./options";
import { isComplete, report } from "./report";

/*
 * `npm run contract`: checks whether an external provider has the data that the site's pages need. Needs no
 * database.
 */

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  console.error(`Sending the site's requests to ${options.host}.`);
  const findings = await checkProvider(options);
  process.stdout.write(report(findings));
  if (!isComplete(findings)) process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
