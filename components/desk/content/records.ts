import type { DeskWords } from "@/lib/desk/words";
import { localizedText } from "@/lib/content/form-values";
import { titleField, type Kind } from "@/lib/editing/kinds";
import { type Place } from "@/lib/placements/content";
import { deskScreens } from "@/lib/desk/screens";

type NamedRecord = { id: number; fields: Record<string, unknown> };

/** Returns the display name of a record for lists and selects. */
export function recordName(kind: Kind, { id, fields }: NamedRecord, words: DeskWords["content"]): string {
  if (kind === "app") return `${words.apps[id === 2 ? "2" : "1"]} ${String(fields.version ?? "")}`;
  const title = localizedText(fields[titleField[kind]], document.documentElement.lang);
  if (title) return title;
  const place = kind === "placement" && words.places[fields.place as Place];
  return `${place || words.list.untitled} (${id})`;
}

/** The address of the picture that represents a record. */
export function recordPicture(kind: Kind, fields: Record<string, unknown>): string | undefined {
  const field = { placement: "link", partner: "content", teacher: "avatar", series: "", app: "", school: "" }[
    kind as string
  ];
  const address = fields[field ?? "cover"];
  return typeof address === "string" && address !== "" ? address : undefined;
}

export const recordHref = (query: Record<string, string | number>) =>
  `${deskScreens.record.path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

export const listHref = (kind: Kind) => `${deskScreens.content.path}?kind=${kind}`;

/** The page where a kind is edited: its list, or its only record. */
export const kindHref = (kind: Kind) => (kind === "school" ? recordHref({ kind, id: 1 }) : listHref(kind));

/** The query parameters of the current page. */
export const readQuery = () => new URLSearchParams(location.search);

/** Returns the desk's message for a problem key of the provider; other text is returned unchanged. */
export function problemMessage(message: string | undefined, words: DeskWords["content"]): string | undefined {
  if (message === undefined) return undefined;
  return (words.problems as Record<string, string>)[message] ?? message;
}
