import type { Database } from "../../../base/db/types";
import { fallbackLanguage, isLanguage } from "../../../base/i18n/languages";
import { configuredChannels } from "../../../engines/notifications/configured-channels";
import { createFamilyInvitation, openInvitationIds } from "../../family/invitations";
import { countAwaitingContacts, lockAwaitingContacts } from "../../identity/entered-accounts";
import { importedAccountIds } from "../imports/store";
import { lockNewFamilies } from "./create-family";
import { enqueueInvitation } from "./notify";

/* Invites the families of an import, or all that staff entered, at once. */

/** Families that one transaction invites, so that none takes long. */
const batchSize = 100;

const uninvited = (db: Database, importId: number | undefined, now: Date) => ({
  only: importId === undefined ? undefined : importedAccountIds(db, importId),
  except: openInvitationIds(db, now),
});

/** Counts the families that await acceptance and have no invitation that can be used. */
export const countUninvited = (db: Database, importId: number | undefined, now: Date) =>
  countAwaitingContacts(db, uninvited(db, importId, now));

/**
 * Invites the next of these families, each in its language, and enqueues a mail for those with an email.
 * @param importId the batch whose families are invited; all families without it
 * @returns the links, which are shown only once, and how many families are left
 */
export async function inviteFamilies(tx: Database, importId: number | undefined, now: Date) {
  // Of two staff who press the button, the second must not replace the links of the first.
  await lockNewFamilies(tx);
  const accounts = await lockAwaitingContacts(tx, uninvited(tx, importId, now), batchSize);
  const isMailOn = configuredChannels().mail;
  const families = [];
  for (const { id, nickname: name, email, phone, language: own } of accounts) {
    const language = isLanguage(own) ? own : fallbackLanguage;
    const link = await createFamilyInvitation(tx, { accountId: id, email }, language, now);
    if (email !== null) await enqueueInvitation(tx, { accountId: id, email, language, now });
    families.push({ ...{ id, name, email, phone, language, link }, mailed: email !== null && isMailOn });
  }
  const { all: left } = await countUninvited(tx, importId, now);
  return { families, left };
}
