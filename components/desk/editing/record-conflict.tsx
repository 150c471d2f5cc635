"use client";

import { useTranslations } from "next-intl";
import type { ContentResponse } from "@/lib/app/editing/desk-calls";
import { fieldEntries } from "@/lib/app/editing/form";
import type { Kind } from "@/lib/app/editing/kinds";
import type { DeskTranslate } from "@/lib/base/desk/messages";
import { isCurrencyCode } from "@/lib/base/reference/price-currencies";
import { isLanguage, languageNames } from "@/lib/base/i18n/languages";
import { formatPageDateTime } from "../time";
import { formatList } from "../format";
import { ConflictForm, formatConflictValue } from "./conflict-form";
import { fieldLabel } from "./field";
import { orderPart, type ValueConflict, type Side } from "./merge";

type RecordConflictProps = {
  kind: Kind;
  theirs: ContentResponse;
  conflicts: readonly ValueConflict[];
  /** Paths that only the other editor changed. */
  mergedPaths: readonly string[];
  /** Overrides how a path is named. */
  formatPath?: ((path: string) => string) | undefined;
  onDone: (choices: Record<string, Side>) => void;
};

/** The conflict box of a record: the other editor's version against the unsaved one. */
export function RecordConflict(props: RecordConflictProps) {
  const { kind, theirs, conflicts, mergedPaths, onDone } = props;
  const t = useTranslations("desk.content");
  const nameOf = props.formatPath ?? ((path: string) => formatPath(kind, path, t));
  const time = theirs.changed_at ? formatPageDateTime(theirs.changed_at) : "";
  return (
    <ConflictForm
      text={t(theirs.status === "gone" ? "conflict.gone" : "conflict.text", {
        by: theirs.changed_by,
        time,
      })}
      version={theirs.version}
      mergedLabels={toMergedLabels(mergedPaths, conflicts, nameOf)}
      conflicts={conflicts}
      formatPath={nameOf}
      formatValue={(value) => formatConflictValue(value, formatInstant)}
      onDone={onDone}
    />
  );
}

/** Labels of the merged fields. A field that also has a conflict is named with the part that was merged. */
function toMergedLabels(
  mergedPaths: readonly string[],
  conflicts: readonly ValueConflict[],
  nameOf: (path: string) => string,
): string[] {
  const fieldOf = (path: string) => path.split(".", 1)[0] ?? "";
  const conflictFields = new Set(conflicts.map(({ path }) => fieldOf(path)));
  const labels = mergedPaths.map((path) => nameOf(conflictFields.has(fieldOf(path)) ? path : fieldOf(path)));
  return [...new Set(labels)];
}

/** "Name, English"; "Lessons, Lesson 3". */
function formatPath(kind: Kind, path: string, t: DeskTranslate<"content">): string {
  const [name = "", ...rest] = path.split(".");
  const input = fieldEntries(kind).find(([field]) => field === name)?.[1].input ?? "";
  const item = input === "lessons" ? "lessons.lesson" : "offices.office";
  const parts = rest.map((part) => {
    if (/^\d+$/.test(part) && !["sections", "changedTexts"].includes(input))
      return t(item, { n: Number(part) + 1 });
    if (isLanguage(part)) return languageNames[part];
    // A price is named by its currency.
    if (isCurrencyCode(part)) return part;
    if (part === orderPart) return t("sections.order");
    if (part === "meetingUrl") return t("fields.series.meetingUrl");
    const keys = [`sections.names.${part}`, `sections.fields.${part}`] as "sections.fields.text"[];
    const key = keys.find((name) => t.has(name));
    return key ? t(key) : "";
  });
  return formatList([fieldLabel(kind, name, t), ...parts.filter(Boolean)]);
}

const formatInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT.*Z$/.test(text) ? formatPageDateTime(text) : text;
