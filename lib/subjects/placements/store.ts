import { and, eq, inArray, sql } from "drizzle-orm";
import type { Place, PlacementFields } from "./content";
import type { Placement } from "../../base/contract/types";
import { placements } from "./names";
import { findRecord, updateRecord } from "../../engines/content/records";
import { openAdverts } from "./open-adverts";
import { linkProperties } from "./tables";
import type { Database } from "../../base/db/types";
import { nextIdOf } from "../../engines/content/row-store";
import { countPassed } from "../../engines/content/time-stamp";
import type { Store } from "../../engines/content/store";

const table = linkProperties;
const allPlaces = Object.entries(placements) as [Place, Placement][];

function placeOf({ type, name }: Placement): Place | undefined {
  return allPlaces.find(([, placement]) => placement.type === type && placement.name === name)?.[0];
}

export const isAtPlace = (place: Place) =>
  and(eq(table.type, placements[place].type), eq(table.name, placements[place].name));

const refOf = (id: number) => ({ kind: "placement", id });

/** Returns the position it had when it was removed from this place, if any. */
async function formerOrder(tx: Database, id: number, place: Place): Promise<number | undefined> {
  const row = await findRecord(tx, refOf(id));
  return row?.formerPlace === place ? (row.formerOrder ?? undefined) : undefined;
}

/** Returns the position after the last picture of a place. */
async function nextOrder(tx: Database, place: Place): Promise<number> {
  const [last] = await tx
    .select({ order: sql<number>`coalesce(max(${table.order}), 0)` })
    .from(table)
    .where(isAtPlace(place));
  return (last?.order ?? 0) + 1;
}

const parseDate = (value: string | null) => (value === null ? null : new Date(value));

/** Pictures by placement. Their order is not a field: `reorder` changes it for a whole place at once. */
export const placementStore: Store<PlacementFields> = {
  read: async (db, ids) => {
    const rows = await db
      .select()
      .from(table)
      .where(ids && inArray(table.id, ids))
      .orderBy(table.type, table.name, table.order, table.id);
    return new Map(
      rows.flatMap(({ id, link, url, alt, shownFrom, shownUntil, languages, ...row }) => {
        const place = placeOf(row);
        // Rows of places that no page has are not edited at the desk.
        if (!place) return [];
        const period = {
          shownFrom: shownFrom?.toISOString() ?? null,
          shownUntil: shownUntil?.toISOString() ?? null,
        };
        return [
          [id, { place, link, url: url || null, alt: alt ?? {}, ...period, languages: languages as never }],
        ];
      }),
    );
  },
  write: async (tx, id, { place, shownFrom, shownUntil, ...rest }) => {
    const { type, name } = placements[place];
    const row = { ...rest, type, name, shownFrom: parseDate(shownFrom), shownUntil: parseDate(shownUntil) };
    const [before] = await tx.select().from(table).where(eq(table.id, id)).for("update");
    const previousOrder = before
      ? placeOf(before) === place && before.order
      : await formerOrder(tx, id, place);
    const order = previousOrder || (await nextOrder(tx, place));
    await tx
      .insert(table)
      .overridingSystemValue()
      .values({ ...row, id, order })
      .onConflictDoUpdate({ target: table.id, set: { ...row, order } });
  },
  remove: async (tx, id) => {
    const [removed] = await tx.delete(table).where(eq(table.id, id)).returning();
    if (!removed) return;
    await updateRecord(tx, refOf(id), { formerPlace: placeOf(removed), formerOrder: removed.order });
  },
  nextId: nextIdOf(table),
  timeStamp: (now) => countPassed(now, table.shownFrom, table.shownUntil),
  previewValues: async (_tx, edited) => openAdverts.entry(edited?.fields.place === "advert"),
};
