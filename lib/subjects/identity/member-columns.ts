import { sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import { accounts } from "./tables";

/* Columns for contacting members: their own, or the parent's for a member without a login. */

export const parents = alias(accounts, "parents");

export const contactEmail = sql<string | null>`coalesce(${accounts.email}, ${parents.email})`;
export const contactPhone = sql<string | null>`coalesce(${accounts.phone}, ${parents.phone})`;
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

/** The account through which a member is notified: the own, or the parent's. */
export const contactId = sql<number>`case when ${accounts.email} is null then coalesce(${accounts.parentId}, ${accounts.id}) else ${accounts.id} end`;

/** Whether the family prefers a messenger to mail. */
export const prefersMessenger = sql<boolean>`case when ${accounts.email} is null and ${accounts.parentId} is not null then ${parents.messenger} else ${accounts.messenger} end is not null`;

/** Whether a member's family is notified by mail, and not by hand. */
export const isReachedByMail = (): SQL<boolean> =>
  configuredChannels().mail
    ? sql<boolean>`${contactEmail} is not null and not ${prefersMessenger}`
    : sql<boolean>`false`;

export const isReachable = sql`${contactEmail} is not null`;
