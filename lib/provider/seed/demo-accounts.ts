import { inArray } from "drizzle-orm";
import { env } from "../../env";
import { isPublic } from "../../public-address";
import { passwordFits } from "../accounts/passwords";
import { accounts, staff } from "../db/schema";
import type { Database } from "../db/types";
import type { DemoContent } from "./content-types";

/** Everyone in the demo content logs in with it. The README tells it to the world. */
export const demoPassword = "yuqiao-demo-login";

/** What it was in earlier releases, whose databases go on with it. */
const formerDemoPassword = "yuqiao-demo";

/** Passwords that README tells or told to everybody. */
export const publishedPasswords: readonly string[] = [demoPassword, formerDemoPassword];

/** Whether strangers may come to this site, and try the published password. */
export const strangersMayLogIn = () => isPublic(env().SITE_URL);

/**
 * The demo content as it is to go into a database: on a public site without its accounts, unless they were asked
 * for by name; without the running seasons of the campaign where DEMO_SEASONS says so.
 * @param asked by the command line; else DEMO_ACCOUNTS says so.
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
  const rows: { passwordHash: string | null }[] = [];
  for (const table of [accounts, staff]) {
    const { passwordHash } = table;
    rows.push(...(await db.select({ passwordHash }).from(table).where(inArray(table.email, emails))));
  }
  const isOpen = async ({ passwordHash }: (typeof rows)[number]) => {
    for (const password of publishedPasswords) {
      if (await passwordFits(passwordHash, password)) return true;
    }
    return false;
  };
  return (await Promise.all(rows.map(isOpen))).filter(Boolean).length;
}
