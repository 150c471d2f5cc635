import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Env } from "../../../env";
import { fallbackLanguage, isLanguage, type Language } from "../../../i18n/languages";
import { letterKinds } from "../../../notices/events";
import { ownerOf } from "../../accounts/forgotten";
import { newLink } from "../../accounts/links";
import type { Account } from "../../accounts/tokens";
import { accounts } from "../../db/schema";
import type { Database } from "../../db/types";
import { mailInvitation } from "../../desk/invitations";
import { SendError, type Notice } from "../ways";

/** The recipient of a mail, with the data that its text needs. */
export type Reader = {
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
export async function readerOf(
  db: Database,
  notice: Notice,
  settings: Settings,
  now: Date,
): Promise<Reader | undefined> {
  if (notice.audience === "school") return schoolOf(settings);
  if (notice.kind === "password.forgotten") return forgetfulOf(db, notice, settings, now);
  if (notice.kind === "staff.invited") return invitedOf(db, notice, now);
  if (notice.kind === "staff.changed") return memberOfStaff(notice);
  const person = await personOf(db, notice);
  const reader = {
    address: person.email,
    language: isLanguage(person.language) ? person.language : fallbackLanguage,
    name: nameOf(person),
    timeZone: person.timeZone,
  };
  if (notice.kind !== "email.unconfirmed") return reader;
  // Already confirmed through another mail.
  if (person.emailConfirmedAt) return undefined;
  return { ...reader, link: await newLink(db, person, "email", reader.language, now) };
}

/** Unconfirmed addresses get no name in the greeting, since anyone may have registered them with any text. */
const nameOf = ({ nickname, emailConfirmedAt }: Pick<Account, "nickname" | "emailConfirmedAt">) =>
  emailConfirmedAt ? nickname : "";

function schoolOf({ NOTICE_MAIL_TO, NOTICE_LANGUAGE }: Settings): Reader {
  if (NOTICE_MAIL_TO === undefined) throw new SendError("NOTICE_MAIL_TO is not set");
  return { address: NOTICE_MAIL_TO, language: NOTICE_LANGUAGE, name: "" };
}

/** Finds the member, or the parent of a member without a login. */
async function personOf(db: Database, { accountId }: Notice) {
  const parents = alias(accounts, "parents");
  const [found] = await db
    .select({ own: accounts, parent: parents })
    .from(accounts)
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(eq(accounts.id, accountId ?? 0));
  const person = found?.own.email ? found.own : found?.parent;
  if (!person?.email) throw new SendError("the account has no address", true);
  return { ...person, email: person.email };
}

/** Recipient of a password link, in the language of the page that requested it. */
async function forgetfulOf(db: Database, { data, createdAt }: Notice, settings: Settings, now: Date) {
  const { email, language } = letterKinds["password.forgotten"].parse(data);
  if (now.getTime() - createdAt.getTime() > mostAgeMs) throw new SendError("it is too late", true);
  const owner = await ownerOf(db, email);
  if (!owner) return undefined;
  return {
    address: owner.email,
    language,
    name: nameOf(owner),
    link: await newLink(db, owner, "password", language, now),
  };
}

/** Maximum age of a password request: the lifetime of its link. */
const mostAgeMs = 60 * 60 * 1000;

/** Recipient of a notification about a staff login, with the address at the time of the change. */
function memberOfStaff({ data }: Notice): Reader {
  const { email, language } = letterKinds["staff.changed"].parse(data);
  return { address: email, language, name: "" };
}

async function invitedOf(db: Database, { data }: Notice, now: Date) {
  const { email, language } = letterKinds["staff.invited"].parse(data);
  const link = await mailInvitation(db, email, now);
  return link === undefined ? undefined : { address: email, language, name: "", link };
}
