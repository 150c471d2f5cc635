import { and, eq, ne } from "drizzle-orm";
import type { AccountActionResponse, AccountActionRequest } from "../../account/actions";
import { database } from "../db/connect";
import { accounts } from "../db/schema";
import type { CallContext } from "../types";
import { requireAccount } from "./tokens";

/** Saves the caller's language and time zone. Without a time zone the stored one stays. */
export async function saveReaderPreferences(
  { language, time_zone: timeZone }: AccountActionRequest<"reader">,
  context: CallContext,
): Promise<AccountActionResponse<"reader">> {
  const db = await database();
  const { id } = await requireAccount(db, context);
  await db
    .update(accounts)
    .set({ language, ...(timeZone && { timeZone }) })
    .where(and(eq(accounts.id, id), ne(accounts.nickname, "")));
  return {};
}
