import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { Language } from "../../base/i18n/languages";
import { paths } from "../../base/paths";
import {
  consumeInvitation,
  familyInvitationMs,
  findInvitation,
  isOpen,
  newInvitation,
  newMailedLink,
} from "../identity/invitations";
import { hashToken, tokenLink } from "../identity/secret-token";
import { familyInvitations } from "./tables";

type FamilyInvitation = typeof familyInvitations.$inferSelect;

const toLink = (token: string, language: Language) =>
  tokenLink(`${paths.familyInvitation}?locale=${language}`, token);

/** Creates a family's invitation, replaces an earlier one, and returns its link to a page in the family's language. */
export async function createFamilyInvitation(
  tx: Database,
  { accountId, email }: Pick<FamilyInvitation, "accountId" | "email">,
  language: Language,
  now: Date,
): Promise<string> {
  const { token, stored } = newInvitation(now, familyInvitationMs);
  const fields = { email, createdAt: now, ...stored };
  await tx
    .insert(familyInvitations)
    .values({ accountId, ...fields })
    .onConflictDoUpdate({ target: familyInvitations.accountId, set: fields });
  return toLink(token, language);
}

/**
 * Creates the mailed link of an invitation, also of an expired one, which it renews.
 * @returns undefined if the invitation was used or withdrawn, or is for another address.
 */
export async function createMailedFamilyLink(
  db: Database,
  { accountId, email }: { accountId: number; email: string },
  language: Language,
  now: Date,
): Promise<string | undefined> {
  const { token, stored } = newMailedLink();
  const expiresAt = new Date(now.getTime() + familyInvitationMs);
  const [found] = await db
    .update(familyInvitations)
    .set({ ...stored, expiresAt })
    .where(and(eq(familyInvitations.accountId, accountId), eq(familyInvitations.email, email)))
    .returning({ id: familyInvitations.id });
  return found && toLink(token, language);
}

export const findFamilyInvitation = (db: Database, token: string, now: Date) =>
  findInvitation(db, familyInvitations, token, now);

export const consumeFamilyInvitation = (tx: Database, token: string, now: Date) =>
  consumeInvitation(tx, familyInvitations, token, now);

/** Whether a token is that of the mailed link, which proves that the address is the family's. */
export const isMailedToken = ({ mailedHash }: FamilyInvitation, token: string): boolean =>
  mailedHash === hashToken(token);

/** Withdraws a family's invitation. @returns whether there was one */
export async function withdrawFamilyInvitation(tx: Database, accountId: number): Promise<boolean> {
  const withdrawn = await tx
    .delete(familyInvitations)
    .where(eq(familyInvitations.accountId, accountId))
    .returning({ id: familyInvitations.id });
  return withdrawn.length > 0;
}

/** Reads the invitations of accounts, by account. */
export async function readFamilyInvitations(
  db: Database,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, { email: string | null; expiresAt: Date }>> {
  if (accountIds.length === 0) return new Map();
  const { accountId, email, expiresAt } = familyInvitations;
  const rows = await db
    .select({ accountId, email, expiresAt })
    .from(familyInvitations)
    .where(inArray(accountId, [...accountIds]));
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** Selects the accounts with an invitation that can still be used. */
export const openInvitationIds = (db: Database, now: Date) =>
  db
    .select({ accountId: familyInvitations.accountId })
    .from(familyInvitations)
    .where(isOpen(familyInvitations, now));
