import "./lib/node-version.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { engineTests } from "./lib/engine-tests.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/run.mjs";
import { summaryLine } from "./lib/summary.mjs";

// npm run engines: the main stories in Chromium, Firefox and WebKit, and how the pages look in each.
//   npm run engines -- <options of Playwright's runner, such as --project firefox>
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const total = await engineTests(process.argv.slice(2));
  console.log(`\n${summaryLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
