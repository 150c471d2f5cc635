import { eq } from "drizzle-orm";
import type { Env } from "../../../base/env";
import type { Language } from "../../../base/i18n/languages";
import { eventSchemas, mailOnlySchemas } from "../../../engines/notifications/events";
import { findAccountByEmail } from "../../../subjects/identity/forgotten-password";
import { createLink } from "../../../subjects/identity/account-links";
import type { Account } from "../../../subjects/identity/tokens";
import { accounts } from "../../../subjects/identity/tables";
import type { Database } from "../../../base/db/types";
import { createMailedLink } from "../../../subjects/staff/invitations";
import { createMailedFamilyLink } from "../../../subjects/family/invitations";
import { createMailedTeacherLink } from "../../../subjects/teachers/teacher-invitations";
import { SendError, type NotificationRow } from "../../../engines/notifications/channel";
import { parents } from "../../../subjects/identity/member-columns";
import { createOptOutLink, isOptedOut } from "../../../subjects/messages/opt-outs";
import { languageForPerson } from "../../../subjects/school/school";

/** The recipient of a mail, with the data that its text needs. */
export type Recipient = {
  address: string;
  language: Language;
  name: string;
  /** Time zone sent by the recipient's browser. */
  timeZone?: string | null;
  /** The personal link of a mail, valid once. */
  link?: string;
};

type Settings = Pick<Env, "NOTICE_MAIL_TO" | "NOTICE_LANGUAGE" | "SITE_URL">;

/**
 * Returns the current recipient of a notification, and creates the mail's link if it has one.
 * @returns undefined if there is no recipient and the notification is done.
 * @throws SendError if the recipient has no address.
 */
export async function findRecipient(
  db: Database,
  notification: NotificationRow,
  settings: Settings,
  now: Date,
): Promise<Recipient | undefined> {
  if (notification.audience === "school") return schoolRecipient(settings);
  if (notification.kind === "password.forgotten") return passwordRecipient(db, notification, settings, now);
  if (notification.kind === "staff.invited") return invitedRecipient(db, notification, now);
  if (notification.kind === "teacher.invited") return teacherRecipient(db, notification, now);
  if (notification.kind === "family.invited") return familyRecipient(db, notification, now);
  if (notification.kind === "staff.changed") return staffRecipient(notification);
  if (notification.kind === "message.sent") return messageRecipient(db, notification);
  const person = await findPerson(db, notification);
  const recipient = {
    address: person.email,
    language: languageForPerson(person.language),
    name: greetingName(person),
    timeZone: person.timeZone,
  };
  if (notification.kind !== "email.unconfirmed") return recipient;
  // Already confirmed through another mail.
  if (person.emailConfirmedAt) return undefined;
  return { ...recipient, link: await createLink(db, person, "email", recipient.language, now) };
}

/** Unconfirmed addresses get no name in the greeting, since anyone may have registered them with any text. */
const greetingName = ({ nickname, emailConfirmedAt }: Pick<Account, "nickname" | "emailConfirmedAt">) =>
  emailConfirmedAt ? nickname : "";

function schoolRecipient({ NOTICE_MAIL_TO, NOTICE_LANGUAGE }: Settings): Recipient {
  if (NOTICE_MAIL_TO === undefined) throw new SendError("NOTICE_MAIL_TO is not set");
  return { address: NOTICE_MAIL_TO, language: NOTICE_LANGUAGE, name: "" };
}

/** Finds the member, or the parent of a member without a login. */
async function findPerson(db: Database, { accountId }: NotificationRow) {
  const [row] = await db
    .select({ own: accounts, parent: parents })
    .from(accounts)
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(eq(accounts.id, accountId ?? 0));
  const person = row?.own.email ? row.own : row?.parent;
  if (!person?.email) throw new SendError("the account has no address", true);
  return { ...person, email: person.email };
}

/** Recipient of a password link, in the language of the page that requested it. */
async function passwordRecipient(
  db: Database,
  { data, createdAt }: NotificationRow,
  settings: Settings,
  now: Date,
) {
  const { email, language: pageLanguage } = mailOnlySchemas["password.forgotten"].parse(data);
  const language = languageForPerson(pageLanguage);
  if (now.getTime() - createdAt.getTime() > maxAgeMs) throw new SendError("it is too late", true);
  const owner = await findAccountByEmail(db, email);
  if (!owner) return undefined;
  // A family that staff entered gives its consent on the page of its invitation, where it also chooses a password.
  const link = owner.awaitsAcceptance
    ? await createMailedFamilyLink(db, { accountId: owner.id, email: owner.email }, language, now)
    : await createLink(db, owner, "password", language, now);
  return link === undefined ? undefined : { address: owner.email, language, name: greetingName(owner), link };
}

/** Maximum age of a password request: the lifetime of its link. */
const maxAgeMs = 60 * 60 * 1000;

/** Recipient of a notification about a staff login, with the address at the time of the change. */
function staffRecipient({ data }: NotificationRow): Recipient {
  const { email, language } = mailOnlySchemas["staff.changed"].parse(data);
  return { address: email, language, name: "" };
}

/** Recipient of what staff wrote, in the language of its text. Who has opted out since gets no news and offers. */
async function messageRecipient(db: Database, notification: NotificationRow): Promise<Recipient | undefined> {
  const { id, email, language, advertising } = eventSchemas["message.sent"].parse(notification.data);
  if (advertising && (await isOptedOut(db, id))) return undefined;
  const link = advertising ? { link: await createOptOutLink(db, id, language) } : {};
  if (notification.accountId === null) {
    if (email === null) throw new SendError("the account has no address", true);
    return { address: email, language, name: "", ...link };
  }
  const person = await findPerson(db, notification);
  return {
    address: person.email,
    language,
    name: greetingName(person),
    timeZone: person.timeZone,
    ...link,
  };
}

async function invitedRecipient(db: Database, { data }: NotificationRow, now: Date) {
  const { email, language } = mailOnlySchemas["staff.invited"].parse(data);
  const link = await createMailedLink(db, email, now);
  return link === undefined ? undefined : { address: email, language, name: "", link };
}

async function teacherRecipient(db: Database, { data }: NotificationRow, now: Date) {
  const { teacher_id: teacherId, email, language } = mailOnlySchemas["teacher.invited"].parse(data);
  const link = await createMailedTeacherLink(db, { teacherId, email }, language, now);
  return link === undefined ? undefined : { address: email, language, name: "", link };
}

async function familyRecipient(db: Database, { data }: NotificationRow, now: Date) {
  const { account_id: accountId, email, language } = mailOnlySchemas["family.invited"].parse(data);
  const link = await createMailedFamilyLink(db, { accountId, email }, language, now);
  return link === undefined ? undefined : { address: email, language, name: "", link };
}
