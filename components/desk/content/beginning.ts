import { textsOf } from "@/lib/desk/content/form";
import type { Kind } from "@/lib/desk/content/kinds";

type Given = Record<string, unknown>;

/** The initial fields of a new record: those of the record it copies, or of the live class it records (`liveId`). */
export function beginning(
  kind: Kind,
  fields: Given | undefined,
  live: number | undefined,
): Given | undefined {
  if (live !== undefined && fields)
    return {
      lessonName: textsOf(fields.lessonName),
      cover: fields.cover,
      startsAt: fields.startsAt,
      liveId: live,
    };
  // A copied class has other dates, so its deadline and closed state do not carry over.
  return fields && kind === "series" ? { ...fields, closed: false, deadline: undefined } : fields;
}
