import "./lib/node-version.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/run.mjs";

// npm run build: the production build and what `npm start` needs beside it. A build of the same sources stays as it is.
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  console.log("The site is built; npm start runs it.");
});
