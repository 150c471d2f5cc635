import { eq } from "drizzle-orm";
import { fallbackLanguage } from "../../i18n/languages";
import type { ListedRecord, ListRequest, RecordList } from "../../desk/content/requests";
import { titleField, type Fields } from "../../desk/content/kinds";
import { contentRecords } from "../db/schema";
import type { Database } from "../db/types";
import { addClassFacts, firstLesson } from "./class-facts";
import { statusOf } from "./records";
import { lastOfRemoved } from "./removed";
import { storeOf } from "./stores";

/** Texts of a record, whatever its fields. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  return value && typeof value === "object" ? Object.values(value).flatMap(wordsOf) : [];
}

/** What a field sorts by. A text in several languages by the English one. */
function keyOf(value: unknown): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return Number(value);
  if (value && typeof value === "object" && !Array.isArray(value))
    return String((value as Record<string, unknown>)[fallbackLanguage] ?? wordsOf(value)[0] ?? "");
  return wordsOf(value)[0] ?? "";
}

const compare = (a: string | number, b: string | number) =>
  typeof a === "number" && typeof b === "number"
    ? a - b
    : String(a).localeCompare(String(b), "en", { numeric: true });

/**
 * A page of the records of a kind, published and drafted, as their draft has them where there is one. Kinds are bounded
 * (`mostRecords`), so all are looked through.
 */
export async function listRecords(db: Database, request: ListRequest): Promise<RecordList> {
  const { kind, search, sort, descending, page, per_page: perPage } = request;
  const published = (await storeOf(kind).read(db)) as Map<number, Fields>;
  const rows = await db.select().from(contentRecords).where(eq(contentRecords.kind, kind));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const unpublished = rows.filter(({ id }) => !published.has(id));
  const gone = request.removed ? await lastOfRemoved(db, kind, unpublished) : undefined;
  const ids = gone
    ? [...gone.keys()]
    : [...published.keys(), ...unpublished.filter(({ draft }) => draft).map(({ id }) => id)];
  const words = search.trim().toLowerCase();
  const found = ids.flatMap((id): ListedRecord[] => {
    const row = byId.get(id);
    const fields = (row?.draft ?? published.get(id) ?? gone?.get(id) ?? {}) as Record<string, unknown>;
    const { lessons: _, ...shown } = fields;
    if (words && !wordsOf([id, shown]).some((text) => text.toLowerCase().includes(words))) return [];
    return [
      {
        id,
        version: row?.version ?? 0,
        status: gone ? "gone" : statusOf(row, published.has(id)),
        publishAt: row?.publishAt?.toISOString() ?? null,
        refused: Boolean(row?.problem),
        changedAt: row?.version ? row.changedAt.toISOString() : null,
        changedBy: row?.changedBy ?? "",
        seats: 0,
        firstAt: row?.draft ? firstLesson(fields) : null,
        teacher: null,
        fields: shown,
      },
    ];
  });
  const sorted = sort === "order" ? found : sortBy(found, sort === "title" ? titleField[kind] : sort);
  if (descending) sorted.reverse();
  const list = sorted.slice((page - 1) * perPage, page * perPage);
  const seats = await storeOf(kind).seats?.(
    db,
    list.map(({ id }) => id),
  );
  for (const one of list) one.seats = seats?.get(one.id) ?? 0;
  if (kind === "series") await addClassFacts(db, list);
  return { total: sorted.length, page, perPage, list };
}

function sortBy(list: ListedRecord[], name: string): ListedRecord[] {
  const key = (one: ListedRecord) =>
    name === "id"
      ? one.id
      : name === "changedAt" || name === "status"
        ? (one[name] ?? "")
        : keyOf(one.fields[name]);
  return list.toSorted((a, b) => compare(key(a), key(b)) || a.id - b.id);
}
