import { toTexts } from "@/lib/content/form-values";
import type { Kind } from "@/lib/editing/kinds";

type Fields = Record<string, unknown>;

/** The initial fields of a new record: those of the record it copies, or of the live class it records (`liveId`). */
export function newRecordFields(
  kind: Kind,
  fields: Fields | undefined,
  liveId: number | undefined,
): Fields | undefined {
  if (liveId !== undefined && fields)
    return {
      lessonName: toTexts(fields.lessonName),
      cover: fields.cover,
      startsAt: fields.startsAt,
      liveId,
    };
  // A copied class has other dates, so its deadline and closed state do not carry over.
  return fields && kind === "series" ? { ...fields, closed: false, deadline: undefined } : fields;
}
