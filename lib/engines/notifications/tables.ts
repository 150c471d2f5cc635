import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { NotificationKind, NotificationWay } from "./events";
import { id, instant, createdAt, phoneKey } from "../../base/db/columns";
import { accounts } from "../../subjects/identity/tables";
import { staff } from "../../subjects/staff/tables";

/**
 * The outbox: pending notifications, one row per channel. Written in the transaction of the event and sent afterwards
 * (lib/engines/notifications).
 */
export const notifications = pgTable(
  "notices",
  {
    id: id(),
    kind: text().$type<NotificationKind>().notNull(),
    way: text().$type<NotificationWay>().notNull(),
    /** The recipient: the school, or the person concerned. */
    audience: text().$type<"school" | "person">().notNull(),
    /** Notifications of the same lane are sent in the order of their ids. */
    lane: text().notNull(),
    /** The member or lead concerned, so that it is erased with them. */
    accountId: integer("account_id").references(() => accounts.id),
    e164: phoneKey(),
    /** The event's data; emptied after sending. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Prevents duplicates of one-time notifications such as reminders. */
    onceKey: text("once_key").unique(),
    /** `dropped` only by hand: staff found that it is not needed any more. */
    state: text().$type<"waiting" | "sent" | "stuck" | "dropped">().notNull().default("waiting"),
    tries: integer().notNull().default(0),
    nextTryAt: instant("next_try_at").notNull(),
    /** No more attempts after this time. */
    giveUpAt: instant("give_up_at").notNull(),
    /** A process is sending it until this time. */
    leaseUntil: instant("lease_until"),
    /** The last error, without personal data. */
    error: text(),
    /** Time of the last failed attempt. */
    failedAt: instant("failed_at"),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
    /** Who sent or dropped a notification by hand. */
    staffId: integer("staff_id").references(() => staff.id),
    handledAt: instant("handled_at"),
  },
  (t) => [
    index("notices_due")
      .on(t.way, t.nextTryAt)
      .where(sql`${t.state} = 'waiting'`),
    index("notices_lane")
      .on(t.lane, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index("notices_account").on(t.accountId),
    index("notices_e164").on(t.e164),
    index("notices_state").on(t.state, t.createdAt),
    index("notices_failed")
      .on(t.way, t.failedAt)
      .where(sql`${t.failedAt} is not null`),
    check("notices_way", sql`${t.way} in ('mail', 'webhook', 'hand')`),
    check("notices_handled", sql`${t.handledAt} is null or ${t.way} = 'hand'`),
    check("notices_audience", sql`${t.audience} in ('school', 'person')`),
    check("notices_state_name", sql`${t.state} in ('waiting', 'sent', 'stuck', 'dropped')`),
    check("notices_sent", sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
  ],
);
