import { database } from "../../../base/db/connect";
import { deskRefusal } from "../../../base/desk/refusals";
import { readFamilyContacts, setMessenger } from "../../identity/queries";
import type { DeskHandlers } from "../../staff/context";
import { regionOfClock } from "../../trials/contact-region";
import { normalizeContact } from "../../trials/trial-contact";
import { writeAuditLog } from "../audit";
import { findAccount } from "./detail";
import type { messengerCalls } from "./messenger-calls";

export const messengerHandlers: DeskHandlers<typeof messengerCalls> = {
  "people/messenger": async ({ id, messenger }, { self, language }) =>
    (await database()).transaction(async (tx) => {
      await findAccount(tx, id, language);
      const family = (await readFamilyContacts(tx, [id])).get(id);
      if (!family) throw deskRefusal("gone", language);
      const region = family.timeZone === null ? undefined : regionOfClock(family.timeZone);
      const contact = messenger && normalizeContact(messenger.channel, messenger.contact, region);
      if (messenger && !contact) throw deskRefusal("wrongContact", language, "contact");
      await setMessenger(
        tx,
        family.id,
        messenger && contact ? { channel: messenger.channel, contact } : null,
      );
      await writeAuditLog(tx, self.id, "family-messenger", `#${id}`);
      return {};
    }),
};
