import { sql } from "drizzle-orm";
import {
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
import type { Fields, Kind } from "./kinds";
import type { Place } from "../../subjects/placements/content";
import type { ContentAction } from "./requests";
import type { Issue } from "../../base/contract/codes";
import { id, instant, createdAt } from "../../base/db/columns";

/*
 * Content edited at the desk. A record is a row of a table above, identified by kind (lib/engines/content) and id; an
 * unpublished one already has an id from that table's sequence.
 */

export const contentRecords = pgTable(
  "content_records",
  {
    kind: text().$type<Kind>().notNull(),
    id: integer().notNull(),
    /** Incremented by each change at the desk; a save must name the version that was loaded. */
    version: integer().notNull().default(0),
    /** Unpublished fields. */
    draft: jsonb().$type<Fields>(),
    /** Scheduled publication time of the draft. */
    publishAt: instant("publish_at"),
    /** Why the scheduled publication failed. */
    problem: jsonb().$type<Issue[]>(),
    /** Edited at the desk, so that demo content is no longer topped up. */
    published: boolean().notNull().default(false),
    /** Position of a removed picture, for its restoration. */
    formerPlace: text("former_place").$type<Place>(),
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
    kind: text().$type<Kind>().notNull(),
    recordId: integer("record_id").notNull(),
    version: integer().notNull(),
    action: text().$type<ContentAction>().notNull(),
    /** The editor's name at that time. */
    by: text().notNull(),
    before: jsonb().$type<Fields>(),
    after: jsonb().$type<Fields>(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("content_history_version").on(t.kind, t.recordId, t.version),
    index("content_history_time").on(t.createdAt),
  ],
);
