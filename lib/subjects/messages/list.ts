import { desc, eq, inArray, lt } from "drizzle-orm";
import type { ResponseOf } from "../../base/contract/call";
import type { DeskLanguage } from "../../base/desk/language";
import { deskRefusal } from "../../base/desk/refusals";
import { localize } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import { readDeliveries } from "../../engines/notifications/queries";
import { readNames } from "../identity/queries";
import { readLeadNames } from "../leads/queries";
import { readStaffNames } from "../staff/log";
import { labelAudience } from "./audience-names";
import type { messageCalls } from "./desk-calls";
import type { RecipientState } from "./message";
import { textLanguage } from "./recipients";
import { currentState } from "./states";
import { messageRecipients, messages } from "./tables";

const pageSize = 20;

type Shown = ResponseOf<typeof messageCalls, "messages/list">["messages"][number];
type MessageRow = typeof messages.$inferSelect;
type RecipientRow = typeof messageRecipients.$inferSelect & { isByHand: boolean };

/** Lists messages, the newest first. */
export async function listMessages(db: Database, before: number | undefined, language: DeskLanguage) {
  const rows = await db
    .select()
    .from(messages)
    .where(before === undefined ? undefined : lt(messages.id, before))
    .orderBy(desc(messages.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const recipients = await readRecipients(
    db,
    shown.map(({ id }) => id),
  );
  return {
    messages: await Promise.all(
      shown.map((row) =>
        toShown(
          db,
          row,
          recipients.filter(({ messageId }) => messageId === row.id),
          language,
        ),
      ),
    ),
    more: rows.length > pageSize,
  };
}

/** Reads recipients with their present states. */
async function readRecipients(db: Database, messageIds: readonly number[]): Promise<RecipientRow[]> {
  if (messageIds.length === 0) return [];
  const rows = await db
    .select()
    .from(messageRecipients)
    .where(inArray(messageRecipients.messageId, [...messageIds]))
    .orderBy(messageRecipients.id);
  const deliveries = await readDeliveries(
    db,
    rows.flatMap(({ noticeId, state }) => (state === "waiting" && noticeId !== null ? noticeId : [])),
  );
  return rows.map((row) => {
    const delivery = deliveries.get(row.noticeId ?? 0);
    const state = currentState(row.state, delivery);
    return { ...row, state, isByHand: state === "waiting" && delivery?.way === "hand" };
  });
}

async function toShown(
  db: Database,
  { id, audience, advertising, texts, createdAt, staffId }: MessageRow,
  recipients: readonly RecipientRow[],
  language: DeskLanguage,
): Promise<Shown> {
  const states: Partial<Record<RecipientState, number>> = {};
  for (const { state } of recipients) states[state] = (states[state] ?? 0) + 1;
  const label = await labelAudience(db, audience);
  return {
    id,
    audience,
    name: label ? localize(label, language) : "",
    advertising,
    subject: texts[textLanguage(language, texts)]?.subject ?? "",
    at: createdAt.toISOString(),
    who: (staffId && (await readStaffNames(db, [staffId])).get(staffId)) || "",
    states,
  };
}

/** Shows a message with the state of each recipient. @throws ProviderError if it does not exist */
export async function showMessage(db: Database, id: number, language: DeskLanguage) {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  if (!row) throw deskRefusal("gone", language);
  const recipients = await readRecipients(db, [id]);
  const names = await readNames(
    db,
    recipients.flatMap(({ accountId, studentIds }) => [
      ...(accountId === null ? [] : [accountId]),
      ...studentIds,
    ]),
  );
  const leads = await readLeadNames(
    db,
    recipients.flatMap(({ enrolmentId }) => enrolmentId ?? []),
  );
  return {
    message: { ...(await toShown(db, row, recipients, language)), texts: row.texts },
    recipients: recipients.map((one) => {
      const students = one.studentIds.flatMap((studentId) => names.get(studentId) || []);
      const name = names.get(one.accountId ?? 0) ?? leads.get(one.enrolmentId ?? 0);
      return {
        account_id: one.accountId,
        lead_id: one.enrolmentId,
        name: name || (students[0] ?? ""),
        students,
        language: one.language,
        state: one.state,
        by_hand: one.isByHand,
      };
    }),
  };
}
