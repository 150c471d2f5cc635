import { and, arrayOverlaps, desc, eq, gt, inArray, notInArray, or } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { Language } from "../../base/i18n/languages";
import { readNames } from "../identity/queries";
import type { RecipientState } from "./message";
import { getsAdvertising } from "./opt-outs";
import { textLanguage } from "./recipients";
import { messageRecipients, messages } from "./tables";

const dayMs = 24 * 60 * 60 * 1000;
/** How long messages are on the family's pages. */
const shownMs = 90 * dayMs;
/** How long they are marked as new. */
const newMs = 7 * dayMs;
const maxShown = 20;

/** Messages that the family was not to get. */
const notReceived: RecipientState[] = ["dropped", "optedOut", "unconfirmed"];

type Reader = { id: number; kind: string };

/**
 * Reads what staff wrote to a family, the latest first, whether or not a mail could be sent. A parent reads what was
 * written to the parent and to the students; a student what was written to the student or is about the student.
 */
export async function readReceivedMessages(
  db: Database,
  {
    reader,
    studentIds,
    language,
    now,
  }: { reader: Reader; studentIds: readonly number[]; language: Language; now: Date },
) {
  const isOwn = inArray(messageRecipients.accountId, [reader.id, ...studentIds]);
  const isAbout = arrayOverlaps(messageRecipients.studentIds, [reader.id]);
  const rows = await db
    .select({ recipient: messageRecipients, message: messages })
    .from(messageRecipients)
    .innerJoin(messages, eq(messages.id, messageRecipients.messageId))
    .where(
      and(
        reader.kind === "parent" ? isOwn : or(isOwn, isAbout),
        notInArray(messageRecipients.state, notReceived),
        gt(messages.createdAt, new Date(now.getTime() - shownMs)),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messageRecipients.id))
    .limit(maxShown);
  const wantsAdvertising = await getsAdvertising(db, reader.id);
  const names = await readNames(
    db,
    rows.flatMap(({ recipient }) => recipient.studentIds),
  );
  return rows.flatMap(({ recipient, message }) => {
    if (message.advertising && !wantsAdvertising) return [];
    const readLanguage = textLanguage(language, message.texts);
    const text = message.texts[readLanguage];
    if (!text) return [];
    const { audience } = message;
    return {
      ...{ id: recipient.id, at: message.createdAt.toISOString(), language: readLanguage, ...text },
      class_id: audience.of === "series" || audience.of === "queue" ? audience.id : null,
      is_new: now.getTime() - message.createdAt.getTime() < newMs,
      students: recipient.studentIds.flatMap((id) => names.get(id) || []),
    };
  });
}
