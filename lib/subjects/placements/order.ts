import { asc, eq } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { Place } from "./content";
import { isAtPlace } from "./store";
import { linkProperties } from "./tables";

const { id, order } = linkProperties;

/** Lists the pictures of a place with their positions. */
export const listPositions = (db: Database, place: Place): Promise<{ id: number; order: number }[]> =>
  db.select({ id, order }).from(linkProperties).where(isAtPlace(place)).orderBy(asc(order), asc(id));

/** Sets the position of a picture in its place. */
export async function setPosition(tx: Database, picture: number, position: number): Promise<void> {
  await tx.update(linkProperties).set({ order: position }).where(eq(id, picture));
}
