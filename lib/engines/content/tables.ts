import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { Issue } from "../../base/contract/codes";
import { createdAt, id, instant } from "../../base/db/columns";
import type { ContentAction } from "./actions";

/** One row with the number of public content changes, which every process polls. */
export const contentState = pgTable(
  "content_state",
  { id: integer().primaryKey(), version: bigint({ mode: "number" }).notNull() },
  (t) => [check("content_state_one", sql`${t.id} = 1`)],
);

/** The fields of a record; their type is that of the record's kind. */
export type StoredFields = object;

/**
 * Drafts and versions of the content that is edited at the desk. A record is a row of its subject's table, identified by
 * kind and id; an unpublished one already has an id from that table's sequence.
 */
export const contentRecords = pgTable(
  "content_records",
  {
    kind: text().notNull(),
    id: integer().notNull(),
    /** Incremented by each change at the desk; a save must name the version that was loaded. */
    version: integer().notNull().default(0),
    /** Unpublished fields. */
    draft: jsonb().$type<StoredFields>(),
    /** Scheduled publication time of the draft. */
    publishAt: instant("publish_at"),
    /** Why the scheduled publication failed. */
    problem: jsonb().$type<Issue[]>(),
    /** Edited at the desk, so that demo content is no longer topped up. */
    published: boolean().notNull().default(false),
    /** Position of a removed picture, for its restoration. */
    formerPlace: text("former_place"),
    formerOrder: integer("former_order"),
    changedBy: text("changed_by").notNull().default(""),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index("content_records_due").on(t.publishAt),
    check("content_records_due_draft", sql`${t.publishAt} is null or ${t.draft} is not null`),
  ],
);

/** History of changes at the desk. */
export const contentHistory = pgTable(
  "content_history",
  {
    id: id(),
    kind: text().notNull(),
    recordId: integer("record_id").notNull(),
    version: integer().notNull(),
    action: text().$type<ContentAction>().notNull(),
    /** The editor's name at that time. */
    by: text().notNull(),
    before: jsonb().$type<StoredFields>(),
    after: jsonb().$type<StoredFields>(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("content_history_version").on(t.kind, t.recordId, t.version),
    index("content_history_time").on(t.createdAt),
  ],
);
