import { inArray } from "drizzle-orm";
import { env } from "../../env";
import { isLoopback } from "../../public-address.mjs";
import { passwordFits } from "../accounts/passwords";
import { accounts, staff } from "../db/schema";
import type { Database } from "../db/types";
import type { DemoContent } from "./content-types";

/** Everyone in the demo content logs in with it. The README tells it to the world. */
export const demoPassword = "yuqiao-demo";

/** Whether others than this machine's own user can reach the site, and try the published password. */
export const strangersMayLogIn = () => !isLoopback(env().SITE_URL);

/**
 * Whether a client may log in with the published password: anyone where DEMO_ACCOUNTS says so, else this machine's own
 * user on a site that is for this machine.
 */
export const mayUseDemoPassword = ({ isLocal }: { isLocal: boolean }): boolean =>
  env().DEMO_ACCOUNTS === "true" || (isLocal && !strangersMayLogIn());

/**
 * The demo content as it is to go into a database: without its accounts unless the site is for this machine, or they
 * were asked for; without the running seasons of the campaign where DEMO_SEASONS says so.
 * @param asked by the command line; else DEMO_ACCOUNTS says so
 */
export function contentToSeed(content: DemoContent, asked = env().DEMO_ACCOUNTS): DemoContent {
  const wanted = asked === undefined ? !strangersMayLogIn() : asked === "true";
  const seasons = env().DEMO_SEASONS === "true" ? content.seasons : [];
  return { ...content, seasons, ...(!wanted && { accounts: [], staff: [] }) };
}

/** How many accounts of the demo content still open with the published password. */
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
