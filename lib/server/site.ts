import { env } from "../env";
import { openFolderEarly } from "../provider/db/open-folder";

/* The site's process. It begins to open its database before it loads what answers visitors, which takes as long. */

async function start(): Promise<void> {
  const { API_HOST, DATABASE_URL, DATA_DIR } = env();
  if (!API_HOST && DATABASE_URL === undefined) openFolderEarly(DATA_DIR);
  const { startSite } = await import("./main");
  await startSite();
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
