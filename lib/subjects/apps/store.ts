import { eq, inArray } from "drizzle-orm";
import { invalidField } from "../../engines/content/invalid-field";
import type { Store } from "../../engines/content/store";
import { appVersions } from "./tables";
import type { AppFields } from "./content";

/** The install addresses; their ids are the fixed types of `appVersions`. */
export const appStore: Store<AppFields> = {
  fixedIds: [1, 2],
  read: async (db, ids) => {
    const rows = await db
      .select()
      .from(appVersions)
      .where(
        ids &&
          inArray(
            appVersions.type,
            ids.filter((id) => id === 1 || id === 2),
          ),
      );
    return new Map(rows.map(({ type, ...fields }) => [type as number, fields]));
  },
  write: async (tx, id, fields) => {
    if (id !== 1 && id !== 2) throw invalidField("id", "notFound");
    await tx
      .insert(appVersions)
      .values({ type: id, ...fields })
      .onConflictDoUpdate({ target: appVersions.type, set: fields });
  },
  remove: async (tx, id) => {
    await tx.delete(appVersions).where(eq(appVersions.type, id as 1 | 2));
  },
};
