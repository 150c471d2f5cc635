import { checkProvider } from "./check";
import { readOptions } from "./options";
import { isWhole, report } from "./report";

/* `npm run contract`: whether a provider elsewhere has what the site's pages show. Needs no database. */

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  console.error(`Asking ${options.host} what the site would ask.`);
  const findings = await checkProvider(options);
  process.stdout.write(report(findings));
  if (!isWhole(findings)) process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
