import type { ResponseOf } from "../../base/contract/call";
import type { Database } from "../../base/db/types";
import type { Language } from "../../base/i18n/languages";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import type { messageCalls } from "./desk-calls";
import { findRecipients, textLanguage, type Recipient } from "./recipients";
import { initialState, type NewMessage } from "./send";

/** Names in the preview of a language. */
const maxNames = 5;

/** Says who would get a message now, how, and in which language. */
export async function previewMessage(
  db: Database,
  { audience, advertising, texts }: NewMessage,
  now: Date,
): Promise<ResponseOf<typeof messageCalls, "messages/preview">> {
  const recipients = await findRecipients(db, audience, now);
  const stateOf = (one: Recipient) => initialState(one, advertising);
  const reached = recipients.filter((one) => stateOf(one) === "waiting");
  const mail = reached.filter(isByMail).length;
  const byLanguage = new Map<Language, Recipient[]>();
  for (const one of reached) {
    const language = textLanguage(one.language, texts);
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), one]);
  }
  return {
    recipients: recipients.length,
    mail,
    hand: reached.length - mail,
    opted_out: recipients.filter((one) => stateOf(one) === "optedOut").length,
    unconfirmed: recipients.filter((one) => stateOf(one) === "unconfirmed").length,
    languages: [...byLanguage].map(([language, readers]) => ({
      language,
      count: readers.length,
      names: readers.slice(0, maxNames).map(({ name }) => name),
      others: readers.filter((one) => one.language !== language).length,
      mail: texts[language] ?? { subject: "", text: "" },
    })),
  };
}

const isByMail = ({ email, prefersMessenger }: Recipient): boolean =>
  configuredChannels().mail && email !== null && !prefersMessenger;
