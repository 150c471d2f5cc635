import { inArray } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { Audit } from "../../engines/subject/audit";
import { auditWriter } from "../staff/log";
import { messages } from "./tables";

const forms = {
  "message-sent": /^(?<message>\d+)$/,
  "advertising-changed": /^#(?<account>\d+)$/,
};

/** Names messages by their first subject. */
async function findSubjects(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: messages.id, texts: messages.texts })
    .from(messages)
    .where(inArray(messages.id, ids.map(Number)));
  return new Map(rows.map(({ id, texts }) => [String(id), Object.values(texts)[0]?.subject ?? ""]));
}

export const messageAudit = {
  forms,
  references: { message: { findNames: findSubjects, screen: "messages" } },
} satisfies Audit;

export const writeAuditLog = auditWriter(forms);
