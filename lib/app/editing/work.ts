import { fieldEntries } from "./form";
import { isTranslated, kindNames, shownIn, titleField, type Fields, type Kind } from "./kinds";
import { fallbackLanguage, type Language } from "../../base/i18n/languages";
import { classroomSite } from "../../base/links/classroom";
import { offeredLanguages } from "../../subjects/school/school";
import { listDrafts } from "../../engines/content/records";
import { listLivesWithoutLink } from "../../subjects/live/queries";
import type { Database } from "../../base/db/types";
import { storeOf } from "./stores";

type RawFields = Record<string, unknown>;
type WorkItem = { kind: Kind; id: number; fields: RawFields };
/** The total, and the first few entries. */
type Summary<One> = { total: number; list: One[] };

const maxListed = 5;
const summarize = <One>(all: One[]): Summary<One> => ({ total: all.length, list: all.slice(0, maxListed) });

/** Selects the fields that identify a record. */
export const identifyingFields = (
  kind: Kind,
  { [titleField[kind]]: title, place }: RawFields,
): RawFields => ({
  [titleField[kind]]: title,
  ...(place !== undefined && { place }),
});

/** Lists drafts without a publication time, newest first, and scheduled ones, next first. */
export async function listDraftWork(db: Database) {
  const rows = await listDrafts<Fields, Kind>(db);
  const all = rows.map(({ kind, id, draft, changedBy: changed_by, changedAt, publishAt }) => ({
    ...{ kind, id, fields: identifyingFields(kind, { ...draft }), changed_by },
    changed_at: changedAt.toISOString(),
    publish_at: publishAt?.toISOString() ?? null,
  }));
  return {
    drafts: summarize(all.filter(({ publish_at: at }) => at === null)),
    scheduled: summarize(all.filter(({ publish_at: at }) => at !== null)),
  };
}

/** Whether a record with an end has ended, so that it needs no translation. */
function isOver(fields: RawFields, now: Date): boolean {
  const { closed, deadline, endsAt, shownUntil, activeUntil } = fields as Partial<Record<string, unknown>>;
  const end = deadline ?? endsAt ?? shownUntil ?? activeUntil;
  return closed === true || (typeof end === "string" && Date.parse(end) < now.getTime());
}

/** Returns the languages in which a record is shown but has English text only. */
function missingLanguages(kind: Kind, fields: RawFields): Language[] {
  const texts = fieldEntries(kind)
    .filter(([, { input }]) => input === "texts")
    .map(([name]) => (fields[name] ?? {}) as Partial<Record<Language, string>>)
    .filter((text) => text[fallbackLanguage]?.trim());
  const ownLanguages = shownIn(kind, fields);
  const offered = offeredLanguages();
  const readers = offered.filter((language) => ownLanguages.length === 0 || ownLanguages.includes(language));
  return readers.filter((language) => texts.some((text) => !text[language]?.trim()));
}

/** Lists published records that some readers see in English instead of their language. */
export async function listUntranslated(db: Database, now: Date) {
  const items: (WorkItem & { languages: Language[] })[] = [];
  for (const kind of kindNames.filter(isTranslated)) {
    for (const [id, fields] of (await storeOf(kind).read(db)) as Map<number, Fields>) {
      const missing = isOver({ ...fields }, now) ? [] : missingLanguages(kind, { ...fields });
      if (missing.length > 0)
        items.push({ kind, id, fields: identifyingFields(kind, { ...fields }), languages: missing });
    }
  }
  return summarize(items);
}

/**
 * Lists live classes that are not over and have no link, next first. Their teacher's is not used, so they cannot be
 * entered, unless an external classroom replaces all links.
 */
export async function listUnlinkedLives(db: Database, now: Date) {
  if (classroomSite().live) return summarize([]);
  const rows = await listLivesWithoutLink(db, now);
  return summarize(
    rows.map((row): WorkItem & { starts_at: string } => ({
      ...{ kind: "live", id: row.id, starts_at: row.startsAt.toISOString() },
      fields: { [titleField.live]: row.lessonName },
    })),
  );
}

/** Lists full classes whose deadline has not passed. */
export async function listFullClasses(db: Database, now: Date) {
  const { read, seats } = storeOf("series");
  const open = [...((await read(db)) as Map<number, Fields & { capacity: number }>)].filter(
    ([, fields]) => !isOver({ ...fields }, now),
  );
  const taken = await seats?.(
    db,
    open.map(([id]) => id),
  );
  const classes = open.map(([id, fields]): WorkItem & { seats: number; capacity: number } => ({
    kind: "series",
    id,
    fields: identifyingFields("series", { ...fields }),
    seats: taken?.get(id) ?? 0,
    capacity: fields.capacity,
  }));
  return summarize(classes.filter(({ seats: seatCount, capacity }) => seatCount >= capacity));
}
