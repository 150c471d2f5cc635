"use client";

import { fill } from "@/components/ui/fill";
import type { ContentAnswer } from "@/lib/desk/calls/content";
import type { Kind } from "@/lib/desk/content/kinds";
import type { DeskWords } from "@/lib/desk/words";
import { isLanguage, languageNames } from "@/lib/i18n/languages";
import { shortTime } from "../time";
import { useWords } from "../words";
import { listed } from "../written";
import { BothSides, writtenValue } from "./both-sides";
import { labelOf } from "./field";
import type { Asked, Side } from "./merge";

type ConflictProps = {
  kind: Kind;
  theirs: ContentAnswer;
  asked: readonly Asked[];
  /** Paths that only the other editor changed. */
  taken: readonly string[];
  onDone: (choices: Record<string, Side>) => void;
};

/** The conflict box of a record: the other editor's version against the unsaved one. */
export function Conflict({ kind, theirs, asked, taken, onDone }: ConflictProps) {
  const content = useWords("content");
  const words = content.conflict;
  const time = theirs.changed_at ? shortTime(theirs.changed_at) : "";
  return (
    <BothSides
      text={fill(theirs.status === "gone" ? words.gone : words.text, { by: theirs.changed_by, time })}
      version={theirs.version}
      taken={takenWords(kind, taken, asked, content)}
      asked={asked}
      labelOf={(path) => pathWords(kind, path, content)}
      written={(value) => writtenValue(value, instantWords)}
      onDone={onDone}
    />
  );
}

/** Labels of the merged fields. A field that also has a conflict is named with the part that was merged. */
function takenWords(
  kind: Kind,
  taken: readonly string[],
  asked: readonly Asked[],
  words: DeskWords["content"],
): string[] {
  const fieldOf = (path: string) => path.split(".", 1)[0] ?? "";
  const askedFor = new Set(asked.map(({ path }) => fieldOf(path)));
  const named = taken.map((path) =>
    pathWords(kind, askedFor.has(fieldOf(path)) ? path : fieldOf(path), words),
  );
  return [...new Set(named)];
}

/** "Name, English"; "Lessons, Lesson 3". */
function pathWords(kind: Kind, path: string, words: DeskWords["content"]): string {
  const [name = "", ...rest] = path.split(".");
  const item = kind === "series" ? words.lessons.lesson : words.offices.office;
  const parts = rest.map((part) => {
    if (/^\d+$/.test(part)) return fill(item, { n: Number(part) + 1 });
    return isLanguage(part) ? languageNames[part] : "";
  });
  return listed([labelOf(kind, name, words), ...parts.filter(Boolean)]);
}

const instantWords = (text: string) => (/^\d{4}-\d\d-\d\dT.*Z$/.test(text) ? shortTime(text) : text);
