import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { accounts } from "../db/schema";

/* Members as they are written to: themselves, or the parent of who has no login. */

export const parents = alias(accounts, "parents");

export const student = {
  accountId: accounts.id,
  name: accounts.nickname,
  email: sql<string>`coalesce(${accounts.email}, ${parents.email})`,
  language: sql<
    string | null
  >`case when ${accounts.email} is null then ${parents.language} else ${accounts.language} end`,
};

/**
 * Whether an address was confirmed. What anybody can have sent in any number, by a list that costs nothing, goes to no
 * other: it may be a stranger's (docs/decisions/0014-account-access.md).
 */
export const confirmed = sql<boolean>`case when ${accounts.email} is null then ${parents.emailConfirmedAt} else ${accounts.emailConfirmedAt} end is not null`;

export const reachable = sql`coalesce(${accounts.email}, ${parents.email}) is not null`;
