import { eq } from "drizzle-orm";
import { anyText } from "../../desk/content/form";
import type { DeskLanguage } from "../../desk/language";
import type { ListedRecord, ListRequest, RecordList } from "../../desk/content/requests";
import { titleField, type Fields } from "../../desk/content/kinds";
import { foldText, hasWords } from "../../text/fold";
import { contentRecords } from "../db/schema";
import type { Database } from "../db/types";
import { addClassFacts, firstLesson } from "./class-facts";
import { statusOf } from "./records";
import { lastOfRemoved } from "./removed";
import { storeOf } from "./stores";

/** Collects the texts of a record, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}

/** Returns a field's sort key; for a localized text, the reader's language. */
function keyOf(value: unknown, language: DeskLanguage): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return Number(value);
  if (value && typeof value === "object" && !Array.isArray(value)) return anyText(value, language);
  return textsOf(value)[0] ?? "";
}

/** Compares by the collation of a language. */
function comparer(language: DeskLanguage) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a: string | number, b: string | number) =>
    typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
}

/**
 * Returns a page of a kind's records; drafts take precedence over published fields. Kinds are bounded (`mostRecords`),
 * so all records are read and filtered in memory.
 */
export async function listRecords(
  db: Database,
  request: ListRequest,
  language: DeskLanguage = "en-US",
): Promise<RecordList> {
  const { kind, search, sort, descending, page, per_page: perPage } = request;
  const published = (await storeOf(kind).read(db)) as Map<number, Fields>;
  const rows = await db.select().from(contentRecords).where(eq(contentRecords.kind, kind));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const unpublished = rows.filter(({ id }) => !published.has(id));
  const gone = request.removed ? await lastOfRemoved(db, kind, unpublished) : undefined;
  const ids = gone
    ? [...gone.keys()]
    : [...published.keys(), ...unpublished.filter(({ draft }) => draft).map(({ id }) => id)];
  const found = ids.flatMap((id): ListedRecord[] => {
    const row = byId.get(id);
    const fields = (row?.draft ?? published.get(id) ?? gone?.get(id) ?? {}) as Record<string, unknown>;
    const { lessons: _, ...shown } = fields;
    if (search !== "" && !hasWords(foldText(textsOf([id, shown]).join("\n")), search)) return [];
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
  const sorted =
    sort === "order" ? found : sortBy(found, sort === "title" ? titleField[kind] : sort, language);
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

function sortBy(list: ListedRecord[], name: string, language: DeskLanguage): ListedRecord[] {
  const compare = comparer(language);
  const key = (one: ListedRecord) =>
    name === "id"
      ? one.id
      : name === "changedAt" || name === "status"
        ? (one[name] ?? "")
        : keyOf(one.fields[name], language);
  return list.toSorted((a, b) => compare(key(a), key(b)) || a.id - b.id);
}
