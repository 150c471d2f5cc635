import { textsOf } from "@/lib/desk/content/form";
import type { Kind } from "@/lib/desk/content/kinds";

type Given = Record<string, unknown>;

/** What a new record begins with: the fields of the one it copies, or of the live class that it records (`live`). */
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
  // A copy is for other days: until when one may apply is for who makes it to say.
  return fields && kind === "series" ? { ...fields, closed: false, deadline: undefined } : fields;
}
