import { sql } from "drizzle-orm";
import { contentState } from "./tables";
import type { Database } from "../../base/db/types";

/** Increments the content version, which every process polls (lib/app/editing/watch.ts). */
export async function bumpContentVersion(tx: Database): Promise<void> {
  await tx
    .insert(contentState)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: contentState.id, set: { version: sql`${contentState.version} + 1` } });
}
