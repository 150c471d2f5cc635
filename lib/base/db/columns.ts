import { sql } from "drizzle-orm";
import { boolean, customType, integer, jsonb, text, timestamp } from "drizzle-orm/pg-core";
import type { CampaignOrigin } from "../contract/campaign-origin";
import type { Localized } from "./localized";

/* Columns that several tables have. */

/** Binary data, in the type that both drivers use. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const createdAt = () => instant("created_at").notNull().defaultNow();

/** Last change of the public content of a record, for the sitemap. Bookings do not count. */
export const updatedAt = () => instant("updated_at").notNull().defaultNow();

export const localizedColumn = (name: string) => jsonb(name).$type<Localized>().notNull();

/** Sent by a form that was probably not filled in by a person; shown last to staff. */
export const suspect = () => boolean().notNull().default(false);

/** The campaign link through which the lead came, if any. */
export const origin = () => jsonb("origin").$type<CampaignOrigin>();

/** Searchable text: names and email normalized by `fold_text`. Maintained by a trigger (migration 0022). */
export const searchText = () => text("search").notNull().default("");

/** The lead's full telephone number, `e164` of code and number (lib/base/reference). */
export const phoneKey = () => text("e164");

export const demoKey = () => text("demo_key").unique();

/**
 * How the owner recognizes a session: names of browser and system, and the first part of the network address. Null if
 * unknown.
 */
export const sessionDevice = () => ({
  browser: text(),
  system: text(),
  network: text(),
  /** Written at most once a minute. */
  lastUsedAt: instant("last_used_at").notNull().defaultNow(),
});

/** The links of an invitation (lib/subjects/identity/invitations). */
export const invitationLinks = () => ({
  /** SHA-256 of the shown link's token, in hex, so that a copy of the database contains no usable link. */
  hash: text().notNull().unique(),
  /** The same of the mailed link; null if none was mailed. */
  mailedHash: text("mailed_hash").unique(),
  expiresAt: instant("expires_at").notNull(),
});

/** Identifies a session where its token must not appear. */
export const sessionId = () => integer().generatedAlwaysAsIdentity().unique();

export const languageList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);
