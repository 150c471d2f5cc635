import { asc } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { invalidField } from "../../engines/content/invalid-field";
import { columnStore } from "../../engines/content/row-store";
import type { Store } from "../../engines/content/store";
import { parseSoundAddress } from "../../engines/sounds/address";
import { pronunciationContent, type PronunciationFields } from "./content";
import { introductionName } from "./limits";
import { previewedPronunciations, setPronunciations } from "./published";
import { hasConsent, listOwnHashes } from "./recordings";
import { pronunciations } from "./tables";

/** A mistake can be undone for a month; then the school forgets the recordings of a removed record. */
const removedRetentionMs = 30 * 24 * 60 * 60 * 1000;

const { nextId: _nextId, ...ownStore } = columnStore<PronunciationFields>(
  pronunciations,
  pronunciationContent,
);

/** Records come from teachers (./send.ts), so none can be added at the desk. */
export const pronunciationStore: Store<PronunciationFields> = {
  ...ownStore,
  removedRetentionMs,
  check: checkRecordings,
  write: async (tx, id, fields, now) => {
    await checkRecordings(tx, id, fields);
    await ownStore.write(tx, id, fields, now);
  },
  previewValues: async (tx, edited) => {
    const rows = await readPronunciations(tx);
    const others = rows.filter(({ id }) => id !== edited?.id);
    return previewedPronunciations.entry(edited ? [edited.fields, ...others] : rows);
  },
};

/** @throws ProviderError invalidInput without the teacher's consent, or if a recording is not the teacher's or is gone. */
async function checkRecordings(tx: Database, id: number, fields: PronunciationFields): Promise<void> {
  if (!(await hasConsent(tx, id))) throw invalidField("", "noConsent");
  const own = await listOwnHashes(tx, id);
  const gone = fields.recordings.flatMap(({ text, sound }, index) =>
    own.has(`${text} ${parseSoundAddress(sound)}`) ? [] : [`recordings.${index}.sound`],
  );
  if (gone.length > 0) throw invalidField(gone, "soundGone");
}

/**
 * Checks a teacher's own introduction.
 * @throws ProviderError invalidInput without the teacher's consent, or if it is not the teacher's or is gone.
 */
export async function checkIntroduction(
  tx: Database,
  id: number,
  { introduction }: { introduction: string },
): Promise<void> {
  if (introduction === "") return;
  if (!(await hasConsent(tx, id))) throw invalidField("introduction", "noConsent");
  const own = await listOwnHashes(tx, id);
  if (!own.has(`${introductionName} ${parseSoundAddress(introduction)}`))
    throw invalidField("introduction", "soundGone");
}

const readPronunciations = (db: Database) =>
  db
    .select({ id: pronunciations.id, name: pronunciations.name, recordings: pronunciations.recordings })
    .from(pronunciations)
    .orderBy(asc(pronunciations.id));

/** Loads the published recordings into this process. */
export async function loadPronunciations(db: Database): Promise<void> {
  setPronunciations(await readPronunciations(db));
}
