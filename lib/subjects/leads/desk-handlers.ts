import { and, eq, inArray, sql } from "drizzle-orm";
import type { leadCalls } from "./desk-calls";
import type { RequestOf } from "../../base/contract/call";
import { deskRefusal } from "../../base/desk/refusals";
import { database } from "../../base/db/connect";
import { leadNotes, type enrolments } from "./tables";
import { staff } from "../staff/tables";
import type { Database } from "../../base/db/types";
import { toJsonFile } from "../../engines/calls/file";
import { eraseLeads } from "./erase";
import { countHeldLeads, handOverLeads } from "./hand-over";
import { readLeadData } from "./lead-data";
import { formats } from "./formats";
import { readLeadPages } from "./read";
import { requirePhone, showLead, leadTables, type LeadRef } from "./desk/detail";
import { toConditions, listLeadSeasons } from "./desk/filter";
import { listLeads } from "./desk/list";
import { compareByName } from "../staff/compare-by-name";
import { writeAuditLog } from "./audit";
import type { DeskHandlers, StaffContext } from "../staff/context";

export const leadHandlers: DeskHandlers<typeof leadCalls> = {
  "leads/list": async ({ filter, after }, { self, now, language }) => {
    const where = toConditions(filter, { staffId: self.id, now });
    return listLeads(await database(), where, language, after);
  },

  "leads/show": async (leadRef, { language }) => showLead(await database(), leadRef, language),

  "leads/choices": async (_, { self, language }) => {
    const db = await database();
    const rows = await db.select({ id: staff.id, name: staff.name }).from(staff).where(isAdviser);
    const advisers = rows
      .toSorted(compareByName(language))
      .map((row) => ({ ...row, self: row.id === self.id }));
    return { advisers, seasons: await listLeadSeasons(db) };
  },

  "leads/change": async ({ kind, id, ...change }, context) => {
    const db = await database();
    const saved = await db.transaction((tx) => changeLead(tx, { kind, id }, change, context));
    return { saved, lead: await showLead(db, { kind, id }, context.language) };
  },

  "leads/note": async ({ text, ...leadRef }, { self, now, language }) => {
    const db = await database();
    await db.transaction(async (tx) => {
      await markContacted(tx, leadRef, { self, now, language });
      await tx.insert(leadNotes).values({ ...leadKey(leadRef), staffId: self.id, kind: "note", text });
    });
    return showLead(db, leadRef, language);
  },

  "leads/erase": async (leadRef, { self, language }) => {
    const db = await database();
    return db.transaction(async (tx) => {
      const { enrolments, enquiries } = await eraseLeads(tx, await requirePhone(tx, leadRef, language));
      await writeAuditLog(tx, self.id, "erased", `${enrolments} + ${enquiries}`);
      return { enrolments, enquiries };
    });
  },

  "leads/copy": async (leadRef, { self, language }) => {
    const db = await database();
    const data = await readLeadData(db, await requirePhone(db, leadRef, language));
    await writeAuditLog(db, self.id, "copied-lead", `${leadRef.kind} ${leadRef.id}`);
    return toJsonFile(`lead-${leadRef.id}.json`, data);
  },

  "leads/held": async ({ staff_id: staffId }) => countHeldLeads(await database(), staffId),

  "leads/hand-over": async ({ from, to }, { self, language }) =>
    (await database()).transaction(async (tx) => {
      if (to !== null) await requireAdviser(tx, to, language);
      const count = await handOverLeads(tx, { from, to, staffId: self.id });
      if (count > 0) await writeAuditLog(tx, self.id, "leads-handed-over", String(count));
      return { count };
    }),

  "leads/export": async ({ filter, format }, { self, now, language }) => {
    const db = await database();
    await writeAuditLog(db, self.id, "exported", format);
    const where = toConditions(filter, { staffId: self.id, now });
    const pieces = formats[format](readLeadPages(db, where, language));
    const type = format === "csv" ? "text/csv; charset=utf-8" : "application/json";
    return { name: `leads.${format}`, type, pieces };
  },
};

const isAdviser = and(eq(staff.active, true), inArray(staff.role, ["owner", "adviser"]));

const leadKey = ({ kind, id }: LeadRef) => (kind === "enrolment" ? { enrolmentId: id } : { enquiryId: id });

type LeadChange = Omit<RequestOf<typeof leadCalls, "leads/change">, keyof LeadRef>;

/** @returns false, without a change, for a stale revision. */
async function changeLead(
  tx: Database,
  leadRef: LeadRef,
  { revision, state, adviser_id: adviserId, next_step: nextStep, next_on: nextOn }: LeadChange,
  { self, now, language }: StaffContext,
): Promise<boolean> {
  const table = leadTables[leadRef.kind];
  const [before] = await tx
    .select({
      state: table.state,
      revision: table.revision,
      adviserId: table.adviserId,
      nextStep: table.nextStep,
      nextOn: table.nextOn,
    })
    .from(table)
    .where(eq(table.id, leadRef.id))
    .for("update");
  if (!before) throw deskRefusal("gone", language);
  if (before.revision !== revision) return false;
  if (typeof adviserId === "number" && adviserId !== before.adviserId)
    await requireAdviser(tx, adviserId, language);
  await tx
    .update(table)
    .set({ state, adviserId, nextStep, nextOn, revision: revision + 1, contactedAt: now })
    .where(eq(table.id, leadRef.id));
  const lines = toHistory(before, { state, adviserId, nextStep, nextOn });
  if (lines.length > 0)
    await tx
      .insert(leadNotes)
      .values(lines.map((line) => ({ ...leadKey(leadRef), staffId: self.id, ...line })));
  return true;
}

type LeadWork = Pick<typeof enrolments.$inferSelect, "state" | "adviserId" | "nextStep" | "nextOn">;
type HistoryLine = Pick<typeof leadNotes.$inferInsert, "kind" | "text" | "adviserId" | "nextOn">;

/** The history lines of a change; unchanged fields have none. */
function toHistory(
  before: LeadWork,
  change: { [Name in keyof LeadWork]?: LeadWork[Name] | undefined },
): HistoryLine[] {
  const { state = before.state, adviserId = before.adviserId, nextStep = before.nextStep } = change;
  const { nextOn = before.nextOn } = change;
  const lines: HistoryLine[] = [];
  if (state !== before.state) lines.push({ kind: "state", text: state });
  if (adviserId !== before.adviserId)
    lines.push({ kind: adviserId === null ? "nobody" : "adviser", text: "", adviserId });
  if (nextStep !== before.nextStep || nextOn !== before.nextOn)
    lines.push({ kind: "next", text: nextStep, nextOn });
  return lines;
}

/** @throws ProviderError if the staff member is not one of the advisers in `leads/choices`. */
async function requireAdviser(tx: Database, staffId: number, language: StaffContext["language"]) {
  const chosenAdviser = and(eq(staff.id, staffId), isAdviser);
  const [found] = await tx.select({ id: staff.id }).from(staff).where(chosenAdviser).for("share");
  if (!found) throw deskRefusal("noAdviser", language, "adviser_id");
}

/** Records a contact, because a note counts as one. The revision stays, since no editable field changes. */
async function markContacted(
  tx: Database,
  { kind, id }: LeadRef,
  { now, language }: Pick<StaffContext, "self" | "now" | "language">,
): Promise<void> {
  const table = leadTables[kind];
  const updatedRows = await tx
    .update(table)
    .set({ contactedAt: now })
    .where(eq(table.id, id))
    .returning({ id: sql<number>`${table.id}` });
  if (updatedRows.length === 0) throw deskRefusal("gone", language);
}
