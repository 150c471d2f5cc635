import type { NamedRecord } from "../../engines/content/type";
import { localizedText } from "../../engines/content/form-values";
import type { DeskTranslate } from "../../base/desk/messages";
import { deskScreens } from "../../base/desk/screens";
import { nameOf, titleField, type Kind } from "./kinds";

/** Returns the display name of a record for lists, selects and the activity. */
export const recordName = (
  kind: Kind,
  record: NamedRecord,
  t: DeskTranslate<"content">,
  language: string,
): string =>
  nameOf[kind]?.(record, t, language) ||
  localizedText(record.fields[titleField[kind]], language) ||
  `${t("list.untitled")} (${record.id})`;

/** The address of the form of a record. */
export const recordHref = (query: Record<string, string | number>) =>
  `${deskScreens.record.path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
