import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, localizedColumn, updatedAt } from "../../../base/db/columns";
import type { Price } from "./price-rule";

/** Packages of class points on sale. */
export const pointPackages = pgTable(
  "point_packages",
  {
    id: id(),
    points: integer().notNull(),
    name: localizedColumn("name"),
    /** In minor units, one per currency. */
    prices: jsonb().$type<Price[]>().notNull(),
    /** How long the points are valid after the purchase, in `validUnit`; null for no limit. */
    validFor: integer("valid_for"),
    validUnit: text("valid_unit").$type<"month" | "day">().notNull(),
    /** Position in the list; packages without one follow by their points. */
    order: integer(),
    recommended: boolean().notNull(),
    /** Start of the sale; null for no start. */
    activeFrom: instant("active_from"),
    /** End of the sale; null for no end. */
    activeUntil: instant("active_until"),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("point_packages_points", sql`${t.points} > 0`),
    check("point_packages_unit", sql`${t.validUnit} in ('month', 'day')`),
    check("point_packages_active", sql`${t.activeUntil} > ${t.activeFrom}`),
  ],
);
