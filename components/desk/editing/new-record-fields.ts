import { toTexts } from "@/lib/engines/content/form-values";
import type { SeasonBody } from "@/lib/subjects/campaign/content";
import { nextSeason } from "@/lib/subjects/campaign/season-form";
import type { Kind } from "@/lib/app/editing/kinds";

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
  if (fields && kind === "season") {
    const [from = "", key = "", name = ""] = ["start", "key", "name"].map((field) => query.get(field) ?? "");
    return nextSeason(fields as SeasonBody, { from, key, name });
  }
  // The deadline of a copied class stays beside its lessons, and moves with them. A link of a single lesson is for that
  // lesson only.
  return fields && kind === "series"
    ? { ...fields, closed: false, lessons: withoutLinks(fields.lessons) }
    : fields;
}

const withoutLinks = (lessons: unknown) =>
  (lessons as Fields[] | undefined)?.map((lesson) => ({ ...lesson, meetingUrl: null }));
