import { anyText } from "@/lib/desk/content/form";
import { titleField, type Kind } from "@/lib/desk/content/kinds";
import type { Language } from "@/lib/i18n/languages";
import { pictureOf } from "./records";
import type { Target } from "./stand-at";

/** By what a record is found on a page in a language; the school is everywhere. */
export function targetOf(
  kind: Kind,
  id: number,
  fields: Record<string, unknown>,
  language: Language,
): Target | undefined {
  if (kind === "school") return undefined;
  const picture = pictureOf(kind, fields);
  // What a picture shows is said beside it, not on the page.
  const text = kind === "placement" ? "" : anyText(fields[titleField[kind]], language);
  return {
    ...(picture !== undefined && { picture }),
    ...(kind === "series" && { link: `/hot-sell/detail/${id}` }),
    ...(text && { text }),
  };
}
