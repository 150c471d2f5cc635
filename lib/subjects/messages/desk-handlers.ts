import { database } from "../../base/db/connect";
import { localize } from "../../base/db/localized";
import { deskRefusal } from "../../base/desk/refusals";
import { configuredChannels } from "../../engines/notifications/configured-channels";
import { enqueueNotification } from "../../engines/notifications/enqueue";
import { listLivesAhead } from "../live/queries";
import { listClassGroups } from "../series/queries";
import type { DeskHandlers } from "../staff/context";
import { listTeachers } from "../teachers/queries";
import { findAudienceClass } from "./audience-names";
import { writeAuditLog } from "./audit";
import type { messageCalls } from "./desk-calls";
import { listMessages, showMessage } from "./list";
import { getsAdvertising, setAdvertising } from "./opt-outs";
import { previewMessage } from "./preview";
import { findRecipients, textLanguage } from "./recipients";
import { sendMessage } from "./send";

/** The recipient of a test in its opt-out link: there is none, so that trying the link changes nothing. */
const noRecipient = 2_147_483_647;

export const messageHandlers: DeskHandlers<typeof messageCalls> = {
  "messages/groups": async (_, { now, language }) => {
    const db = await database();
    const classes = await listClassGroups(db, now);
    const lives = await listLivesAhead(db, now);
    const teachers = await listTeachers(db);
    return {
      series: classes.map(({ name, ...one }) => ({ ...one, name: localize(name, language) })),
      live: lives.map(({ id, name, startsAt }) => ({
        id,
        name: localize(name, language),
        starts_at: startsAt.toISOString(),
      })),
      teachers: teachers.map(({ id, nickname }) => ({ id, name: localize(nickname, language) })),
    };
  },

  "messages/list": async ({ before }, { language }) => listMessages(await database(), before, language),

  "messages/show": async ({ id }, { language }) => showMessage(await database(), id, language),

  "messages/preview": async (message, { now }) => previewMessage(await database(), message, now),

  "messages/test": async ({ language: textOf, ...message }, { self, now, language }) => {
    if (!configuredChannels().mail) throw deskRefusal("noChannel", language);
    const db = await database();
    const text = message.texts[textLanguage(textOf, message.texts)];
    if (!text) throw deskRefusal("gone", language);
    await enqueueNotification(db, {
      kind: "message.sent",
      about: { lane: `test:${self.id}` },
      mailTo: ["person"],
      now,
      isTest: true,
      data: {
        id: noRecipient,
        message_id: noRecipient,
        name: self.name,
        students: [],
        email: self.email,
        phone_e164: null,
        language: textLanguage(textOf, message.texts),
        advertising: message.advertising,
        class: await findAudienceClass(db, message.audience),
        ...text,
      },
    });
    return { to: self.email };
  },

  "messages/send": async ({ recipients: expected, ...message }, { self, now, language }) =>
    (await database()).transaction(async (tx) => {
      const { length } = await findRecipients(tx, message.audience, now);
      if (length !== expected) throw deskRefusal("recipientsChanged", language);
      return sendMessage(tx, message, { staffId: self.id, language, now });
    }),

  "messages/advertising": async ({ account_id: id }) => ({ on: await getsAdvertising(await database(), id) }),

  "messages/set-advertising": async ({ account_id: id, on }, { self }) =>
    (await database()).transaction(async (tx) => {
      await setAdvertising(tx, id, on);
      await writeAuditLog(tx, self.id, "advertising-changed", `#${id}`);
      return {};
    }),
};
