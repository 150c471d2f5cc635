import type { Database } from "../../../base/db/types";
import { eventSchemas, type NotificationKind } from "../../../engines/notifications/events";
import type { NotificationRow } from "../../../engines/notifications/channel";
import { listHandled, listWaitingForHand } from "../../../engines/notifications/hand-queue";
import type { Messenger, TrialWishes } from "../../../base/contract/trial-request";
import type { Language } from "../../../base/i18n/languages";
import {
  readContactPhones,
  readFamilyContacts,
  type FamilyContact,
} from "../../../subjects/identity/queries";
import { createOptOutLink } from "../../../subjects/messages/opt-outs";
import { languageForPerson } from "../../../subjects/school/school";
import { isStillOffered } from "../../../subjects/series/bookings/notify";
import { readStaffNames } from "../../../subjects/staff/log";
import { readTrialContacts } from "../../../subjects/trials/queries";
import type { HandReason } from "./states";
import { createLetter } from "../mail/letters";
import { renderMessage } from "../mail/render";

/* What staff pass on by hand: each family once, even if several of its students are concerned. */

export type HandMessage = {
  ids: number[];
  /** Null for a lead. */
  account: { id: number | null; name: string };
  kind: NotificationKind;
  created_at: string;
  /** When it is of no use any more. */
  until: string;
  reason: HandReason;
  language: Language;
  subject: string;
  text: string;
  email: string | null;
  messenger: { channel: Messenger; contact: string } | null;
};

type WishedContact = Pick<TrialWishes, "channel" | "contact">;
type Group = { rows: NotificationRow[]; contact: FamilyContact };

/** Lists what waits, the oldest first, with its text as the mail would have it, in the family's language and time zone. */
export async function listHandMessages(db: Database, now: Date): Promise<HandMessage[]> {
  const groups = await readGroups(db, now);
  const wishes = await readTrialContacts(
    db,
    groups.map(({ contact }) => contact.parentId),
  );
  const phones = await readContactPhones(
    db,
    groups.map(({ contact }) => contact.id),
  );
  return Promise.all(
    groups.map(({ rows, contact }) => {
      const phone = phones.get(contact.id);
      const wished = wishes.get(contact.parentId);
      const left = wished?.channel === "email" ? undefined : wished;
      return toMessage(
        db,
        rows,
        contact,
        left ?? (phone === undefined ? undefined : { channel: "whatsapp", contact: phone }),
      );
    }),
  );
}

/** Counts what waits, each family once. */
export const countHandMessages = async (db: Database, now: Date): Promise<number> =>
  (await readGroups(db, now)).length;

async function readGroups(db: Database, now: Date): Promise<Group[]> {
  const rows = await listWaitingForHand(db, now);
  const contacts = await readFamilyContacts(
    db,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const contact = row.accountId === null ? toLeadContact(row) : contacts.get(row.accountId);
    if (!contact || !(await isOfUse(db, row, now))) continue;
    const { student: _student, id: _id, ...same } = row.data;
    const key = JSON.stringify([contact.id, row.kind, row.createdAt, same]);
    const group = groups.get(key) ?? { rows: [], contact };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A lead is reached by what it left in its form. */
function toLeadContact({ kind, data }: NotificationRow): FamilyContact | undefined {
  const lead = kind === "message.sent" ? eventSchemas[kind].safeParse(data).data : undefined;
  return (
    lead && {
      id: 0,
      parentId: 0,
      name: lead.name,
      email: lead.email,
      emailConfirmedAt: null,
      language: lead.language,
      timeZone: null,
      messenger: lead.phone_e164 === null ? null : "whatsapp",
      messengerContact: lead.phone_e164,
    }
  );
}

/** The seat of an offer may be taken meanwhile. */
async function isOfUse(db: Database, { kind, data }: NotificationRow, now: Date): Promise<boolean> {
  return kind !== "seat.offered" || isStillOffered(db, eventSchemas[kind].parse(data), now);
}

async function toMessage(
  db: Database,
  rows: NotificationRow[],
  contact: FamilyContact,
  wished: WishedContact | undefined,
): Promise<HandMessage> {
  const [first] = rows;
  if (!first) throw new Error("a group has rows");
  const written = first.kind === "message.sent" ? eventSchemas[first.kind].parse(first.data) : undefined;
  const language = written?.language ?? languageForPerson(contact.language);
  const letter = createLetter(nameAll(rows, first, language), {
    address: "",
    language,
    name: contact.name,
    timeZone: contact.timeZone,
    ...(written?.advertising && { link: await createOptOutLink(db, written.id, language) }),
  });
  return {
    ids: rows.map(({ id }) => id),
    account: { id: contact.id || null, name: contact.name },
    kind: first.kind,
    created_at: first.createdAt.toISOString(),
    until: first.giveUpAt.toISOString(),
    reason: findReason(first, contact),
    language,
    subject: letter.subject,
    text: renderMessage(letter),
    email: contact.email,
    messenger: findMessenger(contact, wished),
  };
}

/** One text for all students of the family that it is about. */
function nameAll(
  rows: readonly NotificationRow[],
  first: NotificationRow,
  language: Language,
): NotificationRow {
  if (rows.length === 1) return first;
  const names = rows.map(({ data }) => (data as { student: { name: string } }).student.name);
  const name = new Intl.ListFormat(language).format(names);
  return { ...first, data: { ...first.data, student: { ...(first.data.student as object), name } } };
}

function findReason({ error, accountId }: NotificationRow, { email, messenger }: FamilyContact): HandReason {
  if (messenger !== null && accountId !== null) return "messenger";
  if (email === null) return "noAddress";
  return error === null ? "noMail" : "refused";
}

function findMessenger(
  { messenger, messengerContact }: FamilyContact,
  wished: WishedContact | undefined,
): HandMessage["messenger"] {
  if (messenger !== null && messengerContact !== null)
    return { channel: messenger, contact: messengerContact };
  if (!wished || wished.channel === "email") return null;
  return { channel: wished.channel, contact: wished.contact };
}

export type HandledMessage = {
  ids: number[];
  account: { id: number | null; name: string };
  kind: NotificationKind;
  state: "sent" | "dropped";
  at: string;
  who: string;
};

/** Lists what was passed on or dropped within the last day and can be taken back, the newest first. */
export async function listHandledMessages(db: Database, now: Date): Promise<HandledMessage[]> {
  const rows = await listHandled(db, now);
  const contacts = await readFamilyContacts(
    db,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  const names = await readStaffNames(
    db,
    rows.flatMap(({ staffId }) => staffId ?? []),
  );
  const handled = new Map<string, HandledMessage>();
  for (const row of rows) {
    const { id, kind, state, accountId, handledAt, staffId } = row;
    const contact = accountId === null ? toLeadContact(row) : contacts.get(accountId);
    if (!contact || !handledAt || (state !== "sent" && state !== "dropped")) continue;
    const at = handledAt.toISOString();
    const key = JSON.stringify([contact.id, kind, state, at]);
    const one = handled.get(key) ?? {
      ids: [],
      account: { id: contact.id || null, name: contact.name },
      kind,
      state,
      at,
      who: names.get(staffId ?? 0) ?? "",
    };
    one.ids.push(id);
    handled.set(key, one);
  }
  return [...handled.values()];
}
