import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { NotificationKind } from "./events";
import { notices } from "./tables";

/** A condition: whether a notification of a kind about an account was created after a time. */
export const wasNotified = (accountId: AnyColumn, kind: NotificationKind, after: SQL): SQL =>
  sql`exists (
    select 1 from ${notices}
    where ${notices.accountId} = ${accountId} and ${notices.kind} = ${kind} and ${notices.createdAt} > ${after}
  )`;
