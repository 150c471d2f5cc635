import type { DeskWords } from "@/lib/desk/words";
import { problemText } from "@/lib/content/problem-text";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { localizedText } from "@/lib/content/form-values";
import { fieldEntries } from "@/lib/editing/form";
import { titleField, type Kind } from "@/lib/editing/kinds";
import { findSitePage } from "@/lib/pages/site-pages";
import { type Place } from "@/lib/placements/content";
import { deskScreens } from "@/lib/desk/screens";
import { formatNumber } from "../format";

type NamedRecord = {
  id: number;
  fields: Record<string, unknown>;
  /** Of a picture among those of its place, from 1; absent if unknown. */
  position?: number;
};

/** Returns the display name of a record for lists and selects. */
export function recordName(kind: Kind, record: NamedRecord, words: DeskWords["content"]): string {
  const { id, fields } = record;
  if (kind === "app") return `${words.apps[id === 2 ? "2" : "1"]} ${String(fields.version ?? "")}`;
  if (kind === "sitePage") return words.sitePages[findSitePage(id) ?? "home"];
  if (kind === "pointPackage") return packageName(fields, words);
  const title = localizedText(fields[titleField[kind]], document.documentElement.lang);
  if (title) return title;
  return (kind === "placement" && pictureName(record, words)) || `${words.list.untitled} (${id})`;
}

/** "Home: banners, picture 2"; undefined for a draft without a place. */
function pictureName({ fields, position }: NamedRecord, { places, list }: DeskWords["content"]) {
  const place: string | undefined = places[fields.place as Place];
  if (place === undefined) return undefined;
  return position === undefined
    ? fillPlaceholders(list.unnamedPicture, { place })
    : fillPlaceholders(list.picture, { place, n: formatNumber(position) });
}

/** "120 class points", after the name if the package has one. */
function packageName({ name, points }: Record<string, unknown>, { prices }: DeskWords["content"]): string {
  const own = localizedText(name, document.documentElement.lang);
  const amount = fillPlaceholders(prices.package, { n: String(points ?? "") });
  return own ? `${own} · ${amount}` : amount;
}

/** The address of the picture that represents a record. */
export function recordPicture(kind: Kind, fields: Record<string, unknown>): string | undefined {
  const [name = ""] = fieldEntries(kind).find(([, { input }]) => input === "picture") ?? [];
  const address = fields[name];
  return typeof address === "string" && address !== "" ? address : undefined;
}

export const recordHref = (query: Record<string, string | number>) =>
  `${deskScreens.record.path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

export const listHref = (kind: Kind) =>
  kind === "season" ? deskScreens.seasons.path : `${deskScreens.content.path}?kind=${kind}`;

/** The page where a kind is edited: its list, or its only record. */
export const kindHref = (kind: Kind) => (kind === "school" ? recordHref({ kind, id: 1 }) : listHref(kind));

/** The query parameters of the current page. */
export const readQuery = () => new URLSearchParams(location.search);

/** Returns the desk's message for a problem key of the provider; other text is returned unchanged. */
export function problemMessage(message: string | undefined, words: DeskWords["content"]): string | undefined {
  if (message === undefined) return undefined;
  return problemText(message, words.problems) ?? message;
}
