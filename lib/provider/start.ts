import { env } from "../env";
import { openOperatorSocket } from "./admin/operator-socket";
import { describeError } from "../log/describe-error";
import { log } from "../log/log";
import { revalidatePages } from "../lifecycle/revalidate-pages";
import { readSchool } from "./content/school-store";
import { watchContent } from "./content/watch";
import { analyzeChanged } from "./db/analyze";
import { connect } from "./db/connect";
import type { Connection, Database } from "./db/types";
import { tidy } from "./housekeeping";
import {
  contentToSeed,
  countOpenAccounts,
  mayUseDemoPassword,
  strangersMayLogIn,
} from "./seed/demo-accounts";
import { keepCounts } from "./links/keep-counts";
import { startNotices } from "./notices/start";
import { seedIfEmpty } from "./seed/seed";
import { topUp, topUpIntervalMs } from "./seed/top-up";
import { watchLines } from "./waiting/watch";
import { processState } from "../process-state";

/** Delay of the first maintenance run after the start, in milliseconds. */
const firstUpkeepMs = 5_000;

const startSlot = processState<Promise<void>>("start");

/**
 * Starts the built-in provider: opens and migrates the database, adds demo content and updates its dates.
 * @throws StartError if the database cannot be opened.
 */
export function startProvider(): Promise<void> {
  return (startSlot.value ??= start());
}

async function start(): Promise<void> {
  const connection = await connect();
  const { engine, db } = connection;
  // Demo content is added to a PostgreSQL database only on request (`npm run seed`).
  if (engine === "pglite" && env().DEMO_CONTENT === "true") {
    const { demoContent } = await import("./seed/content");
    await seedIfEmpty(db, contentToSeed(demoContent), new Date());
  }
  await warnOfDemoAccounts(db);
  await freshenDates(db);
  await readSchool(db);
  watchContent(db, async () => {
    await readSchool(db);
    await revalidatePages();
  });
  watchLines(db);
  keepCounts(db);
  // PostgreSQL can be accessed directly; the data folder only through this process.
  if (engine === "pglite") await openOperatorSocket(connection, env().DATA_DIR);
  await startNotices(db);
  // Maintenance is delayed so that it does not slow down the start.
  setTimeout(() => void told(upkeep(connection)), firstUpkeepMs).unref();
  setInterval(() => void told(freshenDates(db).then(() => upkeep(connection))), topUpIntervalMs).unref();
}

const told = (work: Promise<void>) =>
  work.catch((error: unknown) => log.error({ error: describeError(error) }, "maintenance failed"));

/** Warns at every start while anyone who has read the README can log in. */
async function warnOfDemoAccounts(db: Database): Promise<void> {
  if (!strangersMayLogIn() || !mayUseDemoPassword({ isLocal: false })) return;
  const { demoContent } = await import("./seed/content");
  const count = await countOpenAccounts(db, demoContent);
  const change = "npm run accounts -- --password EMAIL gives each another";
  if (count > 0) log.warn({ count }, `demo accounts open to strangers with a published password: ${change}`);
}

async function freshenDates(db: Database): Promise<void> {
  const { demoContent } = await import("./seed/content");
  await topUp(db, demoContent, new Date());
}

async function upkeep({ engine, db }: Connection): Promise<void> {
  await tidy(db, new Date());
  if (engine === "pglite") await analyzeChanged(db);
}
