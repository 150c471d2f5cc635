import type { NamedRecord } from "@/lib/engines/content/type";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import { problemText } from "@/lib/engines/content/problem-text";
import { fieldEntries } from "@/lib/app/editing/form";
import { isSingle, listPath, type Kind } from "@/lib/app/editing/kinds";
import { recordHref, recordName as nameRecord } from "@/lib/app/editing/record-name";
import { deskScreens } from "@/lib/base/desk/screens";

/** Returns the display name of a record in the language of the page. */
export const shownRecordName = (kind: Kind, record: NamedRecord, t: DeskTranslate<"content">): string =>
  nameRecord(kind, record, t, document.documentElement.lang);

/** The address of the picture that represents a record. */
export function recordPicture(kind: Kind, fields: Record<string, unknown>): string | undefined {
  const [name = ""] = fieldEntries(kind).find(([, { input }]) => input === "picture") ?? [];
  const address = fields[name];
  return typeof address === "string" && address !== "" ? address : undefined;
}

export { recordHref };

export const listHref = (kind: Kind) => listPath(kind) ?? `${deskScreens.content.path}?kind=${kind}`;

/** The page where a kind is edited: its list, or its only record. */
export const kindHref = (kind: Kind) => (isSingle(kind) ? recordHref({ kind, id: 1 }) : listHref(kind));

/** The query parameters of the current page. */
export const readQuery = () => new URLSearchParams(location.search);

/** Returns the desk's message for a problem key of the provider; other text is returned unchanged. */
export function problemMessage(message: string | undefined, t: DeskTranslate<"content">): string | undefined {
  if (message === undefined) return undefined;
  return problemText(message, t) ?? message;
}
