import type { noticesCalls } from "../../../desk/calls/notices";
import { deskRefusal } from "../../../desk/refusals";
import { env } from "../../../env";
import { waysSetUp } from "../../../notices/set-up";
import { database } from "../../db/connect";
import { readOutbox, sendAgain, tellTest } from "../../notices/outbox";
import { noteAct } from "../log";
import type { DeskHandlers } from "../types";

export const noticesHandlers: DeskHandlers<keyof typeof noticesCalls> = {
  "notices/show": async () => {
    const { ways, last, waiting, retrying, stuck, stuck_notices } = await readOutbox(await database());
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
      stuck_notices,
    };
  },

  "notices/again": async ({ id }, { self, now }) => {
    const db = await database();
    const count = await sendAgain(db, id, now);
    if (count > 0) await noteAct(db, self.id, "notices-again", String(count));
    return { count };
  },

  "notices/test": async ({ way }, { self, now, language }) => {
    const { schoolMail, webhook } = waysSetUp();
    if (!(way === "mail" ? schoolMail : webhook)) throw deskRefusal("noWay", language);
    await (
      await database()
    ).transaction(async (tx) => {
      await tellTest(tx, now, way);
      await noteAct(tx, self.id, "notices-tested", way);
    });
    return {};
  },
};
