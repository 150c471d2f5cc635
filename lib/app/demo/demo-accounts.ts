import { demoPassword, isPubliclyReachable } from "../../subjects/identity/demo-password";
import { inArray } from "drizzle-orm";
import { env } from "../../base/env";
import { passwordFits } from "../../subjects/identity/passwords";
import { accounts } from "../../subjects/identity/tables";
import { staff } from "../../subjects/staff/tables";
import type { Database } from "../../base/db/types";
import type { DemoContent } from "./content-schema";

/**
 * Selects the demo content for a database: accounts only if the site is local or they are requested, campaign seasons
 * only if DEMO_SEASONS is true.
 * @param accountsOption the command line option; defaults to DEMO_ACCOUNTS
 */
export function selectDemoContent(content: DemoContent, accountsOption = env().DEMO_ACCOUNTS): DemoContent {
  const includesAccounts = accountsOption === undefined ? !isPubliclyReachable() : accountsOption === "true";
  const seasons = env().DEMO_SEASONS === "true" ? content.seasons : [];
  return { ...content, seasons, ...(!includesAccounts && { accounts: [], staff: [], trials: [] }) };
}

/** Counts the demo accounts that still have the published password. */
export async function countOpenAccounts(db: Database, content: DemoContent): Promise<number> {
  const emails = [...content.accounts, ...content.staff].map(({ email }) => email);
  if (emails.length === 0) return 0;
  const rows = [];
  for (const table of [accounts, staff]) {
    const { passwordHash } = table;
    rows.push(...(await db.select({ passwordHash }).from(table).where(inArray(table.email, emails))));
  }
  const open = await Promise.all(rows.map(({ passwordHash }) => passwordFits(passwordHash, demoPassword)));
  return open.filter(Boolean).length;
}
