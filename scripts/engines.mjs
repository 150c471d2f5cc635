import "./lib/node-version.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { runEngineTests } from "./lib/engine-tests.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/run.mjs";
import { summaryLine } from "./lib/summary.mjs";

// npm run engines: the main user stories and the layout of pages in Chromium, Firefox and WebKit.
//   npm run engines -- <Playwright options, such as --project firefox>
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const total = await runEngineTests(process.argv.slice(2));
  console.log(`\n${summaryLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
