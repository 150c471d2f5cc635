import "./lib/node-version.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { tools } from "./lib/project.mjs";
import { waitForExit, main, start } from "./lib/run.mjs";

// npm run pictures: takes the screenshots of docs/pictures from a site with a new database.
//   npm run pictures -- <Playwright options, such as --grep leads>
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.env.CHROMIUM_PATH = await ensureChromium();
  const command = ["test", "--config", "e2e/pictures/playwright.config.ts", ...process.argv.slice(2)];
  process.exitCode = await waitForExit(start([...tools.playwright, ...command]));
});
