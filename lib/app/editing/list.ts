import { localizedText } from "../../engines/content/form-values";
import type { DeskLanguage } from "../../base/desk/language";
import type { ListedRecord, ListRequest, RecordList } from "./requests";
import { titleField, type Fields } from "./kinds";
import { foldText, containsWords } from "../../base/text/fold";
import { listRecordRows } from "../../engines/content/records";
import type { Database } from "../../base/db/types";
import { statusOf } from "./records";
import { readRemovedFields } from "./removed";
import { storeOf } from "./stores";

/** Collects the texts of a record, at any depth. */
function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  return value && typeof value === "object" ? Object.values(value).flatMap(collectTexts) : [];
}

/** Returns a field's sort key; for a localized text, the reader's language. */
function sortKey(value: unknown, language: DeskLanguage): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return Number(value);
  if (value && typeof value === "object" && !Array.isArray(value)) return localizedText(value, language);
  return collectTexts(value)[0] ?? "";
}

/** Compares by the collation of a language. */
function createComparer(language: DeskLanguage) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a: string | number, b: string | number) =>
    typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
}

/**
 * Returns a page of a kind's records; drafts take precedence over published fields. Kinds are bounded (`maxRecords`),
 * so all records are read and filtered in memory.
 */
export async function listRecords(
  db: Database,
  request: ListRequest,
  language: DeskLanguage = "en-US",
): Promise<RecordList> {
  const { kind, search, sort, descending, page, per_page: perPage } = request;
  const published = (await storeOf(kind).read(db)) as Map<number, Fields>;
  const rows = await listRecordRows<Fields>(db, kind);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const unpublished = rows.filter(({ id }) => !published.has(id));
  const removedFields = request.removed ? await readRemovedFields(db, kind, unpublished) : undefined;
  const fixedIds = storeOf(kind).fixedIds ?? [];
  const ids = removedFields
    ? [...removedFields.keys()].filter((id) => !fixedIds.includes(id))
    : [
        ...new Set([
          ...published.keys(),
          ...unpublished.filter(({ draft }) => draft).map(({ id }) => id),
          ...fixedIds,
        ]),
      ];
  const records = ids.flatMap((id): ListedRecord[] => {
    const row = byId.get(id);
    const fields = (row?.draft ?? published.get(id) ?? removedFields?.get(id) ?? {}) as Record<
      string,
      unknown
    >;
    const { lessons: _, ...listedFields } = fields;
    if (search !== "" && !containsWords(foldText(collectTexts([id, listedFields]).join("\n")), search))
      return [];
    return [
      {
        id,
        version: row?.version ?? 0,
        status: removedFields
          ? "gone"
          : published.has(id) || row?.draft
            ? statusOf(row, published.has(id))
            : "unset",
        publishAt: row?.publishAt?.toISOString() ?? null,
        refused: Boolean(row?.problem),
        changedAt: row?.version ? row.changedAt.toISOString() : null,
        changedBy: row?.changedBy ?? "",
        seats: 0,
        firstAt: row?.draft ? findFirstLesson(fields) : null,
        teacher: null,
        fields: listedFields,
      },
    ];
  });
  const sorted =
    sort === "order" ? records : sortBy(records, sort === "title" ? titleField[kind] : sort, language);
  if (descending) sorted.reverse();
  const list = sorted.slice((page - 1) * perPage, page * perPage);
  const seats = await storeOf(kind).seats?.(
    db,
    list.map(({ id }) => id),
  );
  for (const record of list) record.seats = seats?.get(record.id) ?? 0;
  const factsOf = list.length > 0 ? await storeOf(kind).listFacts?.(db, list) : undefined;
  if (factsOf)
    for (const record of list) {
      const { firstAt, teacher } = factsOf(record.id);
      record.firstAt ??= firstAt;
      record.teacher = teacher;
    }
  return { total: sorted.length, page, perPage, list };
}

function sortBy(list: ListedRecord[], name: string, language: DeskLanguage): ListedRecord[] {
  const compare = createComparer(language);
  const key = (record: ListedRecord) =>
    name === "id"
      ? record.id
      : name === "changedAt" || name === "status"
        ? (record[name] ?? "")
        : sortKey(record.fields[name], language);
  return list.toSorted((a, b) => compare(key(a), key(b)) || a.id - b.id);
}

type Lesson = { startsAt: string };

/** Returns the start of a drafted class; those of published classes are read in one query (`listFacts`). */
const findFirstLesson = (fields: Record<string, unknown>): string | null =>
  (fields.lessons as Lesson[] | undefined)?.map(({ startsAt }) => startsAt).toSorted()[0] ?? null;
