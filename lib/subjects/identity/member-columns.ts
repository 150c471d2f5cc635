import { sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { accounts } from "./tables";

/* Columns for contacting members: their own, or the parent's for a member without a login. */

export const parents = alias(accounts, "parents");

export const contactEmail = sql<string | null>`coalesce(${accounts.email}, ${parents.email})`;
export const contactLanguage = sql<string | null>`coalesce(${accounts.language}, ${parents.language})`;

export const memberColumns = {
  accountId: accounts.id,
  name: accounts.nickname,
  email: contactEmail as SQL<string>,
  language: sql<
    string | null
  >`case when ${accounts.email} is null then ${parents.language} else ${accounts.language} end`,
};

/**
 * Whether the address was confirmed. Mails that anyone can trigger for free go only to confirmed addresses, since others
 * may belong to someone else (docs/decisions/0014-accounts.md).
 */
export const isConfirmed = sql<boolean>`case when ${accounts.email} is null then ${parents.emailConfirmedAt} else ${accounts.emailConfirmedAt} end is not null`;

export const isReachable = sql`${contactEmail} is not null`;
