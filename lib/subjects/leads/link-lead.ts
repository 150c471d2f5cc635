import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { DeskLanguage } from "../../base/desk/language";
import { deskRefusal } from "../../base/desk/refusals";
import { readNames } from "../identity/queries";
import { leadTables, type LeadRef } from "./desk/detail";
import type { LeadState } from "./lead-states";
import { leadNotes } from "./tables";

/** Locks a lead. @returns the account that it belongs to, if any @throws ProviderError if the lead does not exist */
export async function lockLeadAccount(
  tx: Database,
  { kind, id }: LeadRef,
  language: DeskLanguage,
): Promise<{ id: number; name: string } | undefined> {
  const table = leadTables[kind];
  const [row] = await tx
    .select({ accountId: table.accountId })
    .from(table)
    .where(eq(table.id, id))
    .for("update");
  if (!row) throw deskRefusal("gone", language);
  const name = row.accountId === null ? "" : (await readNames(tx, [row.accountId])).get(row.accountId);
  return row.accountId !== null && name ? { id: row.accountId, name } : undefined;
}

type FamilyOfLead = { accountId: number; staffId: number; isTrial: boolean; now: Date };

/**
 * Notes that a locked lead became a family. One with a trial lesson counts as contacted, since it may still be lost.
 */
export async function linkLead(
  tx: Database,
  { kind, id }: LeadRef,
  { accountId, staffId, isTrial, now }: FamilyOfLead,
): Promise<void> {
  const table = leadTables[kind];
  const columns = { state: table.state, revision: table.revision };
  const [lead] = await tx.select(columns).from(table).where(eq(table.id, id));
  if (!lead) return;
  const state: LeadState = !isTrial ? "enrolled" : lead.state === "new" ? "contacted" : lead.state;
  await tx
    .update(table)
    .set({ accountId, state, revision: lead.revision + 1, contactedAt: now })
    .where(eq(table.id, id));
  const ofLead = kind === "enrolment" ? { enrolmentId: id } : { enquiryId: id };
  const entry = { ...ofLead, staffId, text: "" };
  await tx
    .insert(leadNotes)
    .values([
      { ...entry, kind: "family" as const },
      ...(state === lead.state ? [] : [{ ...entry, kind: "state" as const, text: state }]),
    ]);
}
