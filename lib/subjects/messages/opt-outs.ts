import { createHmac, timingSafeEqual } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { Language } from "../../base/i18n/languages";
import { env } from "../../base/env";
import { readFamilyContacts } from "../identity/queries";
import { installationSecret } from "../identity/installation-secret";
import { readLeadContact } from "../leads/queries";
import { advertisingOptOuts, messageRecipients } from "./tables";

/*
 * Who gets no news and offers. It is kept per address, so that it holds for a lead that becomes a family, and per account,
 * so that it holds when the address of a family changes. Messages about lessons always go out.
 */

type Addressee = { email: string | null; phone?: string | null; accountId: number | null };

/** The keys under which an opt-out is kept: one is enough. */
export const optOutAddresses = ({ email, phone, accountId }: Addressee): string[] => {
  if (accountId === null)
    return [email?.toLowerCase() ?? phone].filter((address) => typeof address === "string");
  return [`account:${accountId}`, ...(email === null ? [] : [email.toLowerCase()])];
};

/** Finds which addresses opted out. */
export async function findOptOuts(db: Database, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await db
    .select({ address: advertisingOptOuts.address })
    .from(advertisingOptOuts)
    .where(inArray(advertisingOptOuts.address, [...new Set(addresses)]));
  return new Set(rows.map(({ address }) => address));
}

/** Whether the family of an account gets news and offers. */
export async function getsAdvertising(db: Database, accountId: number): Promise<boolean> {
  const addresses = await addressesOfAccount(db, accountId);
  return addresses.length > 0 && (await findOptOuts(db, addresses)).size === 0;
}

/** Opts the family of an account out of news and offers, or in again. */
export async function setAdvertising(tx: Database, accountId: number, isOn: boolean): Promise<void> {
  const addresses = await addressesOfAccount(tx, accountId);
  if (isOn) await tx.delete(advertisingOptOuts).where(inArray(advertisingOptOuts.address, addresses));
  else await optOut(tx, addresses);
}

async function optOut(tx: Database, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await tx
    .insert(advertisingOptOuts)
    .values(addresses.map((address) => ({ address })))
    .onConflictDoNothing();
}

async function addressesOfAccount(db: Database, accountId: number): Promise<string[]> {
  const contact = (await readFamilyContacts(db, [accountId])).get(accountId);
  return contact ? optOutAddresses({ email: contact.email, accountId: contact.id }) : [];
}

/** The address at which a recipient of a message opts out; it works without a login. */
export async function createOptOutLink(
  db: Database,
  recipientId: number,
  language: Language,
): Promise<string> {
  const token = `${recipientId}.${await sign(db, recipientId)}`;
  return new URL(`/api/opt-out?locale=${language}&token=${token}`, env().SITE_URL).href;
}

/** Returns the recipient that a link is about; undefined if it was not made here. */
export async function parseOptOutToken(db: Database, token: string): Promise<number | undefined> {
  const [, id = "", signature = ""] = /^(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === "") return undefined;
  const expected = Buffer.from(await sign(db, Number(id)));
  return timingSafeEqual(expected, Buffer.from(signature)) ? Number(id) : undefined;
}

const sign = async (db: Database, recipientId: number): Promise<string> =>
  createHmac("sha256", await installationSecret(db, "opt-out"))
    .update(String(recipientId))
    .digest("base64url");

/** Whether a recipient of a message has opted out. */
export async function isOptedOut(db: Database, recipientId: number): Promise<boolean> {
  return (await findOptOuts(db, await addressesOfRecipient(db, recipientId))).size > 0;
}

/** Opts a recipient of a message out; one that was erased gets nothing anyway. */
export async function optOutRecipient(tx: Database, recipientId: number): Promise<void> {
  await optOut(tx, await addressesOfRecipient(tx, recipientId));
}

async function addressesOfRecipient(db: Database, recipientId: number): Promise<string[]> {
  const { id, accountId, enrolmentId } = messageRecipients;
  const [recipient] = await db
    .select({ accountId, enrolmentId })
    .from(messageRecipients)
    .where(eq(id, recipientId));
  if (!recipient) return [];
  if (recipient.accountId !== null) return addressesOfAccount(db, recipient.accountId);
  const lead = await readLeadContact(db, recipient.enrolmentId ?? 0);
  return lead ? optOutAddresses({ ...lead, accountId: null }) : [];
}
