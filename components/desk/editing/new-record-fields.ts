import { toTexts } from "@/lib/engines/content/form-values";
import { toCopy, type Kind } from "@/lib/app/editing/kinds";

type Fields = Record<string, unknown>;

/**
 * The initial fields of a new record: those of the record it copies, or of the live class it records (`liveId`).
 * @param query of the page; for the season after another one, its first day, key and name
 */
export function newRecordFields(
  kind: Kind,
  fields: Fields | undefined,
  liveId: number | undefined,
  query = new URLSearchParams(),
): Fields | undefined {
  if (liveId !== undefined && fields)
    return {
      lessonName: toTexts(fields.lessonName),
      cover: fields.cover,
      startsAt: fields.startsAt,
      liveId,
    };
  return fields && toCopy(kind, fields, query);
}
