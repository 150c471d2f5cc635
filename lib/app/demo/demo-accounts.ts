import { env } from "../../base/env";
import type { Database } from "../../base/db/types";
import { demoPassword, isPubliclyReachable } from "../../subjects/identity/demo-password";
import { passwordFits } from "../../subjects/identity/passwords";
import { loadDemoParts, type DemoContent } from "./parts";

/**
 * Selects the demo content for a database: accounts only if the site is local or they are requested, campaign seasons
 * only if DEMO_SEASONS is true.
 * @param accountsOption the command line option; defaults to DEMO_ACCOUNTS
 */
export async function selectDemoContent(
  content: DemoContent,
  accountsOption = env().DEMO_ACCOUNTS,
): Promise<DemoContent> {
  const includesAccounts = accountsOption === undefined ? !isPubliclyReachable() : accountsOption === "true";
  const parts = await loadDemoParts();
  const replaced: object[] = parts.map(({ select }) => select?.({ includesAccounts }) ?? {});
  return Object.assign({ ...content }, ...replaced) as DemoContent;
}

/** Counts the demo accounts that still have the published password. */
export async function countOpenAccounts(db: Database, content: DemoContent): Promise<number> {
  const parts = await loadDemoParts();
  const hashes = await Promise.all(parts.map((part) => part.passwordHashes?.(db, content) ?? []));
  const open = await Promise.all(hashes.flat().map((hash) => passwordFits(hash, demoPassword)));
  return open.filter(Boolean).length;
}
