import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { NotificationKind } from "./events";
import { notifications } from "./tables";

/** A condition: whether a notification of a kind about an account was created after a time. */
export const wasNotified = (accountId: AnyColumn, kind: NotificationKind, after: SQL): SQL =>
  sql`exists (
    select 1 from ${notifications}
    where ${notifications.accountId} = ${accountId} and ${notifications.kind} = ${kind} and ${notifications.createdAt} > ${after}
  )`;
