import * as z from "zod";
import type { Connection } from "../../base/db/types";
import { selectDemoContent } from "./demo-accounts";
import { seedIfEmpty } from "./seed";

export const seedOptions = z.strictObject({ accounts: z.boolean() });

export type SeedResult = {
  engine: Connection["engine"];
  /** False if the database held content and was left as it was. */
  isSeeded: boolean;
  hasAccounts: boolean;
};

/** Adds the demo content to an empty database. Outputs a `SeedResult` as JSON. */
export async function* seedDemo({ engine, db }: Connection, { accounts }: z.output<typeof seedOptions>) {
  // Imported on use, because a running site rarely needs it.
  const { demoContent } = await import("./content");
  const content = await selectDemoContent(await demoContent(), accounts ? "true" : undefined);
  const isSeeded = await seedIfEmpty(db, content, new Date());
  yield JSON.stringify({ engine, isSeeded, hasAccounts: content.accounts.length > 0 } satisfies SeedResult);
}
