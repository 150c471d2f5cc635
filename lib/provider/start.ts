import { env } from "../env";
import { connect } from "./db/connect";
import type { Database } from "./db/types";
import { tidy } from "./housekeeping";
import { seedIfEmpty } from "./seed/seed";
import { topUp, topUpEvery } from "./seed/top-up";
import { closeOnExit } from "./shutdown";

/* Once per process: Next runs its start-up hook twice, from two copies of this module. */
const shared = globalThis as { yuqiaoStart?: Promise<void> };

/**
 * Makes the embedded provider ready: database open and up to date, demo content there and its dates fresh.
 * @throws StartError when the database cannot be opened.
 */
export function startProvider(): Promise<void> {
  return (shared.yuqiaoStart ??= start());
}

async function start(): Promise<void> {
  const { engine, db } = await connect();
  closeOnExit();
  // A PostgreSQL belongs to someone: demo content only goes there when asked for.
  if (engine === "pglite" && env().DEMO_CONTENT === "true") {
    const { demoContent } = await import("./seed/content");
    await seedIfEmpty(db, demoContent, new Date());
  }
  await upkeep(db);
  setInterval(() => {
    upkeep(db).catch((error: unknown) => console.error(`Upkeep failed: ${String(error)}`));
  }, topUpEvery).unref();
}

async function upkeep(db: Database): Promise<void> {
  const { demoContent } = await import("./seed/content");
  const now = new Date();
  await topUp(db, demoContent, now);
  await tidy(db, now);
}
