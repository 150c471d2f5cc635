import { localizedText } from "@/lib/desk/content/form";
import { titleField, type Kind } from "@/lib/desk/content/kinds";
import type { Language } from "@/lib/i18n/languages";
import { recordPicture } from "./records";
import type { Target } from "./scroll-to-target";

/** Returns how to find a record on a page in a language; undefined for the school, which is on every page. */
export function previewTarget(
  kind: Kind,
  id: number,
  fields: Record<string, unknown>,
  language: Language,
): Target | undefined {
  if (kind === "school") return undefined;
  const picture = recordPicture(kind, fields);
  // A placement's title is its alternative text, which is not visible on the page.
  const text = kind === "placement" ? "" : localizedText(fields[titleField[kind]], language);
  return {
    ...(picture !== undefined && { picture }),
    ...(kind === "series" && { link: `/hot-sell/detail/${id}` }),
    ...(text && { text }),
  };
}
