import type { PartnerFields, SchoolFields } from "./content";
import { noFacts, schoolFile, type SchoolFacts } from "./school-file";
import { normalizeFacts } from "./normalize-facts";
import { previewedSchool, setSchool } from "./school";
import { rowStore } from "../../engines/content/row-store";
import { partners, schoolFacts } from "./tables";
import type { Database } from "../../base/db/types";
import { invalidField } from "../../engines/content/invalid-field";
import type { Store } from "../../engines/content/store";

/** The id of the only school. */
const schoolId = 1;

/** Returns the published facts, or those of the file if none are published. */
export async function readPublishedFacts(db: Database): Promise<SchoolFacts> {
  const [row] = await db.select().from(schoolFacts);
  if (!row) return schoolFile();
  // Facts that the site learned after the publication come from the file, unless it describes another school.
  const isSameSchool = row.facts.name["en-US"] === schoolFile().name["en-US"];
  return normalizeFacts({ ...(isSameSchool ? schoolFile() : noFacts()), ...row.facts });
}

/** The school's facts: a single record that always exists. */
export const schoolStore: Store<SchoolFields> = {
  read: async (db, ids) =>
    !ids || ids.includes(schoolId) ? new Map([[schoolId, await readPublishedFacts(db)]]) : new Map(),
  write: async (tx, id, facts) => {
    if (id !== schoolId) throw invalidField("id", "notFound");
    await tx
      .insert(schoolFacts)
      .values({ id, facts })
      .onConflictDoUpdate({ target: schoolFacts.id, set: { facts } });
  },
  remove: () => Promise.reject(invalidField("", "inUse")),
  previewValues: async (tx) => previewedSchool.entry(await readPublishedFacts(tx)),
};

/** Loads the published facts into this process. */
export async function loadSchool(db: Database): Promise<void> {
  setSchool(await readPublishedFacts(db));
}

export const partnerStore = rowStore<PartnerFields, typeof partners>(
  partners,
  ({ name, names, link, content }) => ({ name, names, link: link || null, content }),
  ({ link, ...rest }) => ({ ...rest, link: link ?? "" }),
);
