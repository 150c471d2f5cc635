import { env } from "../../base/env";
import { openOperatorSocket } from "../operator/operator-socket";
import { describeError } from "../../base/log/describe-error";
import { log } from "../../base/log/log";
import { revalidatePages } from "../../engines/lifecycle/revalidate-pages";
import { topUpIntervalMs } from "../../engines/demo/dates";
import { watchContent } from "../editing/watch";
import { analyzeChangedTables } from "../../base/db/analyze";
import { connect } from "../../base/db/connect";
import type { Connection, Database } from "../../base/db/types";
import { deleteExpired } from "./housekeeping";
import type { Subject } from "../../engines/subject/define";
import { selectDemoContent, countOpenAccounts } from "../demo/demo-accounts";
import { mayUseDemoPassword, isPubliclyReachable } from "../../subjects/identity/demo-password";
import { startNotifications } from "../delivery/start";
import { isEmpty, seedIfEmpty } from "../demo/seed";
import { topUp } from "../demo/top-up";
import { processState } from "../../base/process-state";
import { subjects } from "../subjects";

/** Delay of the first maintenance run after the start, in milliseconds. */
const firstMaintenanceMs = 5_000;

const declared: readonly Subject[] = subjects;

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
  if (engine === "pglite" && env().DEMO_CONTENT === "true" && (await isEmpty(db)))
    await seedIfEmpty(db, await selectDemoContent(await readDemoContent()), new Date());
  await warnAboutDemoAccounts(db);
  await topUp(db, readDemoContent, new Date());
  const loadContent = () => Promise.all(declared.map(({ load }) => load?.(db)));
  await loadContent();
  watchContent(db, async () => {
    await loadContent();
    await revalidatePages();
  });
  for (const { start: startWork } of declared) startWork?.(db);
  // PostgreSQL can be accessed directly; the data folder only through this process.
  if (engine === "pglite") await openOperatorSocket(connection, env().DATA_DIR);
  await startNotifications(db);
  // Maintenance is delayed so that it does not slow down the start.
  setTimeout(() => void logErrors(runMaintenance(connection)), firstMaintenanceMs).unref();
  setInterval(
    () => void logErrors(topUp(db, readDemoContent, new Date()).then(() => runMaintenance(connection))),
    topUpIntervalMs,
  ).unref();
}

const logErrors = (work: Promise<void>) =>
  work.catch((error: unknown) => log.error({ error: describeError(error) }, "maintenance failed"));

/** Warns at every start while anyone who has read the README can log in. */
async function warnAboutDemoAccounts(db: Database): Promise<void> {
  if (!isPubliclyReachable() || !mayUseDemoPassword({ isLocal: false })) return;
  const count = await countOpenAccounts(db, await readDemoContent());
  const change = "npm run accounts -- --password EMAIL gives each another";
  if (count > 0) log.warn({ count }, `demo accounts open to strangers with a published password: ${change}`);
}

/** Reads the demo content, which many sites never need. */
const readDemoContent = async () => (await import("../demo/content")).demoContent();

async function runMaintenance({ engine, db }: Connection): Promise<void> {
  await deleteExpired(db, new Date());
  if (engine === "pglite") await analyzeChangedTables(db);
}
