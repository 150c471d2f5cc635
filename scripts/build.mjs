import "./lib/node-version.mjs";
import { readOptions } from "../lib/base/commands/usage.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/run.mjs";

readOptions("npm run build: builds the site for production, if the sources have changed");

// npm run build: the production build and the accelerator. Does nothing if the sources have not changed.
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  console.log("The site is built. To start it, run: npm start");
});
