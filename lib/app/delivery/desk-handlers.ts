import type { notificationCalls } from "./desk-calls";
import { deskRefusal } from "../../base/desk/refusals";
import { env } from "../../base/env";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import { database } from "../../base/db/connect";
import { readOutbox, retryStuck, enqueueTestNotification } from "./outbox";
import { writeAuditLog } from "./audit";
import type { DeskHandlers } from "../../subjects/staff/context";

export const notificationHandlers: DeskHandlers<typeof notificationCalls> = {
  "notifications/show": async () => {
    const { ways, last, waiting, retrying, stuck, stuck_notifications } = await readOutbox(await database());
    const { NOTICE_MAIL_TO = "", NOTICE_WEBHOOK_URL = "" } = env();
    return {
      ways: {
        mail: ways.mail ? { to: NOTICE_MAIL_TO, ...last.mail } : null,
        // The path may contain a secret, as in webhook URLs of chat services, so only the host is returned.
        webhook: ways.webhook ? { to: new URL(NOTICE_WEBHOOK_URL).host, ...last.webhook } : null,
      },
      waiting,
      retrying,
      stuck,
      stuck_notifications,
    };
  },

  "notifications/again": async ({ id }, { self, now }) => {
    const db = await database();
    const count = await retryStuck(db, id, now);
    if (count > 0) await writeAuditLog(db, self.id, "notices-again", String(count));
    return { count };
  },

  "notifications/test": async ({ way }, { self, now, language }) => {
    const { schoolMail, webhook } = configuredChannels();
    if (!(way === "mail" ? schoolMail : webhook)) throw deskRefusal("noChannel", language);
    await (
      await database()
    ).transaction(async (tx) => {
      await enqueueTestNotification(tx, now, way);
      await writeAuditLog(tx, self.id, "notices-tested", way);
    });
    return {};
  },
};
