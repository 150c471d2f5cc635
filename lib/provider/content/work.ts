import { asc, desc, isNotNull } from "drizzle-orm";
import { fieldsOf } from "../../desk/content/form";
import { kindNames, titleField, type Fields, type Kind } from "../../desk/content/kinds";
import { fallbackLanguage, languages, type Language } from "../../i18n/languages";
import { contentRecords } from "../db/schema";
import type { Database } from "../db/types";
import { storeOf } from "./stores";

type Given = Record<string, unknown>;
type Named = { kind: Kind; id: number; fields: Given };
/** All are counted, the first few are named. */
type Some<One> = { total: number; list: One[] };

const named = 5;
const some = <One>(all: One[]): Some<One> => ({ total: all.length, list: all.slice(0, named) });

/** What says which record it is. */
const naming = (kind: Kind, { [titleField[kind]]: title, place }: Given): Given => ({
  [titleField[kind]]: title,
  ...(place !== undefined && { place }),
});

/** Drafts that nothing publishes by itself, the last written first; and those that have a time, the next first. */
export async function draftedWork(db: Database) {
  const rows = await db
    .select()
    .from(contentRecords)
    .where(isNotNull(contentRecords.draft))
    .orderBy(asc(contentRecords.publishAt), desc(contentRecords.changedAt));
  const all = rows.map(({ kind, id, draft, changedBy: changed_by, changedAt, publishAt }) => ({
    ...{ kind, id, fields: naming(kind, { ...draft }), changed_by },
    changed_at: changedAt.toISOString(),
    publish_at: publishAt?.toISOString() ?? null,
  }));
  return {
    drafts: some(all.filter(({ publish_at: at }) => at === null)),
    scheduled: some(all.filter(({ publish_at: at }) => at !== null)),
  };
}

/** What visitors still see with an end to it: nobody need translate what is over. */
function isOver(fields: Given, now: Date): boolean {
  const { closed, deadline, endsAt, shownUntil } = fields as Partial<Record<string, unknown>>;
  const end = deadline ?? endsAt ?? shownUntil;
  return closed === true || (typeof end === "string" && Date.parse(end) < now.getTime());
}

/** Languages in which a record is shown, and has a text in English only. */
function missingIn(kind: Kind, fields: Given): Language[] {
  const texts = fieldsOf(kind)
    .filter(([, { input }]) => input === "texts")
    .map(([name]) => (fields[name] ?? {}) as Partial<Record<Language, string>>)
    .filter((text) => text[fallbackLanguage]?.trim());
  const only = kind === "placement" ? ((fields.languages ?? []) as Language[]) : [];
  const readers = only.length > 0 ? only : languages;
  return readers.filter((language) => texts.some((text) => !text[language]?.trim()));
}

/** What is published, and read in English by readers of other languages. */
export async function untranslated(db: Database, now: Date) {
  const found: (Named & { languages: Language[] })[] = [];
  // Names of the school and its company are the same wherever Latin letters are read.
  for (const kind of kindNames.filter((name) => name !== "school")) {
    for (const [id, fields] of (await storeOf(kind).read(db)) as Map<number, Fields>) {
      const missing = isOver({ ...fields }, now) ? [] : missingIn(kind, { ...fields });
      if (missing.length > 0)
        found.push({ kind, id, fields: naming(kind, { ...fields }), languages: missing });
    }
  }
  return some(found);
}

/** Classes for which nobody can apply any more although their day has not come. */
export async function fullClasses(db: Database, now: Date) {
  const { read, seats } = storeOf("series");
  const open = [...((await read(db)) as Map<number, Fields & { capacity: number }>)].filter(
    ([, fields]) => !isOver({ ...fields }, now),
  );
  const taken = await seats?.(
    db,
    open.map(([id]) => id),
  );
  const full = open.filter(([id, { capacity }]) => (taken?.get(id) ?? 0) >= capacity);
  return some(
    full.map(([id, fields]): Named & { capacity: number } => ({
      ...{ kind: "series", id, fields: naming("series", { ...fields }), capacity: fields.capacity },
    })),
  );
}
