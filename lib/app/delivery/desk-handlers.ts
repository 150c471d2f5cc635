import type { notificationCalls } from "./desk-calls";
import { deskRefusal } from "../../base/desk/refusals";
import { env } from "../../base/env";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import { database } from "../../base/db/connect";
import { countReach } from "../../subjects/identity/queries";
import { listSeatedStudents } from "../../subjects/series/queries";
import { handleNotifications } from "../../engines/notifications/hand-queue";
import { listHandledMessages, listHandMessages } from "./hand/list";
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

  "notifications/hand": async (_, { now }) => {
    const db = await database();
    return { waiting: await listHandMessages(db, now), handled: await listHandledMessages(db, now) };
  },

  "notifications/handled": async ({ ids, to }, { self, now }) =>
    (await database()).transaction(async (tx) => {
      const changed = await handleNotifications(tx, { ids, to, staffId: self.id, now });
      const [first] = changed;
      if (first && first.accountId !== null)
        await writeAuditLog(tx, self.id, `hand-${to}`, `#${first.accountId}: ${first.kind}`);
      return { count: changed.length };
    }),

  "notifications/reach": async (request) => {
    const db = await database();
    return countReach(
      db,
      "class_id" in request ? await listSeatedStudents(db, request.class_id) : [request.student_id],
    );
  },
};
