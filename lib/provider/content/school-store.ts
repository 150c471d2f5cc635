import { schoolFile, type SchoolFacts } from "../../school/school-file";
import { setSchool } from "../../school/school";
import { schoolFacts } from "../db/schema";
import type { Database } from "../db/types";
import { invalid } from "./invalid";
import type { Store } from "./store";

/** The id of the only school. */
const only = 1;

/** Returns the published facts, completed from the file. */
export async function publishedFacts(db: Database): Promise<SchoolFacts> {
  const [row] = await db.select().from(schoolFacts);
  return { ...schoolFile(), ...row?.facts };
}

/** The school's facts: a single record that always exists. */
export const schoolStore: Store<"school"> = {
  read: async (db, ids) =>
    !ids || ids.includes(only) ? new Map([[only, await publishedFacts(db)]]) : new Map(),
  write: async (tx, id, facts) => {
    if (id !== only) throw invalid("id", "notFound");
    await tx
      .insert(schoolFacts)
      .values({ id, facts })
      .onConflictDoUpdate({ target: schoolFacts.id, set: { facts } });
  },
  remove: () => Promise.reject(invalid("", "inUse")),
};

/** Loads the published facts into this process. */
export async function readSchool(db: Database): Promise<void> {
  setSchool(await publishedFacts(db));
}
