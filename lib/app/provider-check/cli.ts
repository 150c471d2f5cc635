import { checkProvider } from "./check";
import { printedHelp, reportError } from "../../base/commands/usage.mjs";
import { readCheckOptions, checkUsage } from "./options";
import { isComplete, report } from "./report";

/*
 * `npm run contract`: checks whether an external provider has the data that the site's pages need. Needs no
 * database.
 */

async function run(): Promise<void> {
  const parameters = process.argv.slice(2);
  if (printedHelp(checkUsage, parameters)) return;
  const options = readCheckOptions(parameters);
  console.error(`Sending the site's requests to ${options.host}.`);
  const findings = await checkProvider(options);
  process.stdout.write(report(findings));
  if (!isComplete(findings)) process.exitCode = 1;
}

run().catch((error: unknown) => {
  reportError(error);
  // 1 means that something is missing.
  process.exitCode = 2;
});
