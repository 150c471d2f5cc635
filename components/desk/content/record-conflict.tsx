"use client";

import { fillPlaceholders } from "@/lib/i18n/fill";
import type { ContentResponse } from "@/lib/editing/desk-calls";
import type { Kind } from "@/lib/editing/kinds";
import type { DeskWords } from "@/lib/desk/words";
import { isLanguage, languageNames } from "@/lib/i18n/languages";
import { formatDateTime } from "../time";
import { useWords } from "../words";
import { formatList } from "../format";
import { ConflictForm, formatConflictValue } from "./conflict-form";
import { fieldLabel } from "./field";
import type { ValueConflict, Side } from "./merge";

type RecordConflictProps = {
  kind: Kind;
  theirs: ContentResponse;
  conflicts: readonly ValueConflict[];
  /** Paths that only the other editor changed. */
  mergedPaths: readonly string[];
  onDone: (choices: Record<string, Side>) => void;
};

/** The conflict box of a record: the other editor's version against the unsaved one. */
export function RecordConflict({ kind, theirs, conflicts, mergedPaths, onDone }: RecordConflictProps) {
  const content = useWords("content");
  const words = content.conflict;
  const time = theirs.changed_at ? formatDateTime(theirs.changed_at) : "";
  return (
    <ConflictForm
      text={fillPlaceholders(theirs.status === "gone" ? words.gone : words.text, {
        by: theirs.changed_by,
        time,
      })}
      version={theirs.version}
      mergedLabels={toMergedLabels(kind, mergedPaths, conflicts, content)}
      conflicts={conflicts}
      formatPath={(path) => formatPath(kind, path, content)}
      formatValue={(value) => formatConflictValue(value, formatInstant)}
      onDone={onDone}
    />
  );
}

/** Labels of the merged fields. A field that also has a conflict is named with the part that was merged. */
function toMergedLabels(
  kind: Kind,
  mergedPaths: readonly string[],
  conflicts: readonly ValueConflict[],
  words: DeskWords["content"],
): string[] {
  const fieldOf = (path: string) => path.split(".", 1)[0] ?? "";
  const conflictFields = new Set(conflicts.map(({ path }) => fieldOf(path)));
  const labels = mergedPaths.map((path) =>
    formatPath(kind, conflictFields.has(fieldOf(path)) ? path : fieldOf(path), words),
  );
  return [...new Set(labels)];
}

/** "Name, English"; "Lessons, Lesson 3". */
function formatPath(kind: Kind, path: string, words: DeskWords["content"]): string {
  const [name = "", ...rest] = path.split(".");
  const item = kind === "series" ? words.lessons.lesson : words.offices.office;
  const parts = rest.map((part) => {
    if (/^\d+$/.test(part)) return fillPlaceholders(item, { n: Number(part) + 1 });
    return isLanguage(part) ? languageNames[part] : "";
  });
  return formatList([fieldLabel(kind, name, words), ...parts.filter(Boolean)]);
}

const formatInstant = (text: string) => (/^\d{4}-\d\d-\d\dT.*Z$/.test(text) ? formatDateTime(text) : text);
