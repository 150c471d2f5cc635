import type { DeskWords } from "../desk/words";
import { deskScreens } from "../desk/screens";
import { localizedText } from "../content/form-values";
import { fillPlaceholders } from "../i18n/fill";
import { findSitePage } from "../pages/site-pages";
import type { Place } from "../placements/content";
import { titleField, type Kind } from "./kinds";

type NamedRecord = {
  id: number;
  fields: Record<string, unknown>;
  /** Of a picture among those of its place, from 1; absent if unknown. */
  position?: number;
};

/** Returns the display name of a record for lists, selects and the activity. */
export function recordName(
  kind: Kind,
  record: NamedRecord,
  words: DeskWords["content"],
  language: string,
): string {
  const { id, fields } = record;
  if (kind === "app") return `${words.apps[id === 2 ? "2" : "1"]} ${String(fields.version ?? "")}`.trimEnd();
  if (kind === "sitePage") return words.sitePages[findSitePage(id) ?? "home"];
  if (kind === "pointPackage") return packageName(fields, words, language);
  const title = localizedText(fields[titleField[kind]], language);
  if (title) return title;
  return (kind === "placement" && pictureName(record, words, language)) || `${words.list.untitled} (${id})`;
}

/** "Home: banners, picture 2"; undefined for a draft without a place. */
function pictureName(
  { fields, position }: NamedRecord,
  { places, list }: DeskWords["content"],
  language: string,
) {
  const place: string | undefined = places[fields.place as Place];
  if (place === undefined) return undefined;
  return position === undefined
    ? fillPlaceholders(list.unnamedPicture, { place })
    : fillPlaceholders(list.picture, { place, n: position.toLocaleString(language) });
}

/** "120 class points", after the name if the package has one. */
function packageName(
  { name, points }: Record<string, unknown>,
  { prices }: DeskWords["content"],
  language: string,
): string {
  const own = localizedText(name, language);
  const amount = fillPlaceholders(prices.package, { n: String(points ?? "") });
  return own ? `${own} · ${amount}` : amount;
}

/** The address of the form of a record. */
export const recordHref = (query: Record<string, string | number>) =>
  `${deskScreens.record.path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
