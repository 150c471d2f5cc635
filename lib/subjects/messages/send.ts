import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { DeskLanguage } from "../../base/desk/language";
import { deskRefusal } from "../../base/desk/refusals";
import { insertReturningIds, toNotificationRows } from "../../engines/notifications/enqueue";
import { schoolDay } from "../school/school-time";
import { writeAuditLog } from "./audit";
import { findAudienceClass } from "./audience-names";
import { maxMessagesPerDay, maxRecipients } from "./limits";
import type { Audience, MessageTexts, RecipientState } from "./message";
import { findRecipients, textLanguage, type Recipient } from "./recipients";
import { messageRecipients, messages } from "./tables";

const dayMs = 24 * 60 * 60 * 1000;
/** Recipients per statement. */
const batchSize = 200;

export type NewMessage = { audience: Audience; advertising: boolean; texts: MessageTexts };
type Sending = { staffId: number; language: DeskLanguage; now: Date };

/**
 * Sends a message to each recipient once, in the transaction of the caller. Repeating a message on
 * the same day sends nothing.
 * @returns its id, and whether it was sent now
 */
export async function sendMessage(
  tx: Database,
  message: NewMessage,
  { staffId, language, now }: Sending,
): Promise<{ id: number; sent: boolean }> {
  const recipients = await findRecipients(tx, message.audience, now);
  if (recipients.length === 0) throw deskRefusal("noRecipients", language);
  if (recipients.length > maxRecipients) throw deskRefusal("tooManyRecipients", language);
  const digest = createHash("sha256")
    .update(JSON.stringify([message.audience, sorted(message.texts), message.advertising, schoolDay(now)]))
    .digest("hex");
  const [created] = await tx
    .insert(messages)
    .values({ ...message, staffId, digest, createdAt: now })
    .onConflictDoNothing({ target: messages.digest })
    .returning({ id: messages.id });
  if (!created) {
    const [earlier] = await tx.select({ id: messages.id }).from(messages).where(eq(messages.digest, digest));
    return { id: earlier?.id ?? 0, sent: false };
  }
  const recent = and(eq(messages.staffId, staffId), gt(messages.createdAt, new Date(now.getTime() - dayMs)));
  if ((await tx.$count(messages, recent)) > maxMessagesPerDay) throw deskRefusal("tooManyMessages", language);
  const className = await findAudienceClass(tx, message.audience);
  for (let start = 0; start < recipients.length; start += batchSize)
    await enqueue(tx, recipients.slice(start, start + batchSize), {
      message,
      messageId: created.id,
      className,
      now,
    });
  await writeAuditLog(tx, staffId, "message-sent", String(created.id));
  return { id: created.id, sent: true };
}

const sorted = (texts: MessageTexts) =>
  Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1));

type Batch = {
  message: NewMessage;
  messageId: number;
  className: Awaited<ReturnType<typeof findAudienceClass>>;
  now: Date;
};

async function enqueue(
  tx: Database,
  recipients: readonly Recipient[],
  { message, messageId, className, now }: Batch,
): Promise<void> {
  const { advertising, texts } = message;
  const rows = await tx
    .insert(messageRecipients)
    .values(
      recipients.map((one) => ({
        messageId,
        accountId: one.accountId,
        enrolmentId: one.enrolmentId,
        studentIds: one.students.map(({ id }) => id),
        language: textLanguage(one.language, texts),
        state: initialState(one, advertising),
      })),
    )
    .returning();
  for (const row of rows.filter(({ state }) => state === "waiting")) {
    const recipient = recipients.find(
      ({ accountId, enrolmentId }) => accountId === row.accountId && enrolmentId === row.enrolmentId,
    );
    const text = texts[row.language];
    if (!recipient || !text) throw new Error("a recipient has a text");
    const notices = toNotificationRows({
      kind: "message.sent",
      about:
        recipient.accountId === null
          ? { e164: recipient.phone, lead: `enrolment:${recipient.enrolmentId ?? 0}` }
          : { accountId: recipient.accountId },
      mailTo: ["person"],
      now,
      data: {
        id: row.id,
        message_id: messageId,
        name: recipient.name,
        students: recipient.students.map(({ name }) => name),
        email: recipient.email,
        phone_e164: recipient.phone,
        language: row.language,
        advertising,
        class: className,
        ...text,
      },
    });
    const [noticeId] = await insertReturningIds(tx, notices);
    if (noticeId !== undefined)
      await tx.update(messageRecipients).set({ noticeId }).where(eq(messageRecipients.id, row.id));
  }
}

/** Only news and offers can be refused, and need a confirmed address. */
export function initialState(
  { isOptedOut, isConfirmed }: Pick<Recipient, "isOptedOut" | "isConfirmed">,
  advertising: boolean,
): RecipientState {
  if (!advertising) return "waiting";
  if (isOptedOut) return "optedOut";
  return isConfirmed ? "waiting" : "unconfirmed";
}
