import { birthYears, maxNicknameLength } from "../../../base/contract/account-fields";
import { email as emailRule } from "../../../base/contract/fields";
import {
  isLanguage,
  languageFacts,
  languages,
  languageNames,
  type Language,
} from "../../../base/i18n/languages";
import { asciiDigits } from "../../../base/text/digits";
import { foldText } from "../../../base/text/fold";
import { parseWholeNumber } from "../../../base/text/grouped-number";
import { tidyLine, tidyParagraphs } from "../../../base/text/visible";
import { maxPoints, maxReasonLength } from "../../points/limits";
import { parseContactPhone } from "../families/contact-phone";
import { maxNoteLength } from "../families/limits";
import type { ColumnMapping, ImportField } from "./fields";
import { createCellReader, fitting, type RowProblem } from "./read-cells";

/** A row whose cells were understood; empty cells are null. */
export type ImportRow = {
  /** As spreadsheets count: the headings are row 1. */
  row: number;
  parent: string | null;
  student: string | null;
  birthYear: number | null;
  /** In lower case. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  language: Language | null;
  points: number | null;
  note: string | null;
  /** Why class points are added. */
  reason: string | null;
};

export type ReadOptions = { mapping: ColumnMapping; language: Language; now: Date };

/** Reads the cells of a row. @returns the row, and what is wrong with it */
export function readRow(
  cells: readonly string[],
  row: number,
  { mapping, language: defaultLanguage, now }: ReadOptions,
): { row: ImportRow; problems: RowProblem[] } {
  const { read, problems } = createCellReader(cells, row, mapping);
  const readName = (field: ImportField) =>
    read(field, "longText", (text) => fitting(tidyLine(text), maxNicknameLength));
  const language = read("language", "wrongLanguage", findLanguage);
  // A family that reads English may have a phone of the country where the others live.
  const readPhone = (text: string) =>
    parseContactPhone(text, language ?? defaultLanguage) ?? parseContactPhone(text, defaultLanguage);
  const { from, to } = birthYears(now.getUTCFullYear());
  return {
    row: {
      row,
      parent: readName("parent"),
      student: readName("student"),
      birthYear: read("birth_year", "wrongYear", (text) => findYear(text, from, to)),
      email: read("email", "wrongEmail", (text) => emailRule.safeParse(text).data?.toLowerCase()),
      phone: read("phone", "wrongPhone", readPhone),
      language,
      points: read("points", "wrongPoints", findPoints),
      note: read("note", "longText", (text) => fitting(tidyParagraphs(text), maxNoteLength)),
      reason: read("reason", "longText", (text) => fitting(tidyLine(text), maxReasonLength)),
    },
    problems,
  };
}

/** The only year in a text, which may be a date. */
function findYear(text: string, from: number, to: number): number | undefined {
  const years = asciiDigits(text).match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
  const year = Number(years[0]);
  return years.length === 1 && year >= from && year <= to ? year : undefined;
}

function findPoints(text: string): number | undefined {
  const points = parseWholeNumber(text);
  return points >= 0 && points <= maxPoints ? points : undefined;
}

/** Names of each language: its code, with or without country, its own name, and those in the languages of the desk. */
const languageWords = new Map(
  languages
    .flatMap((language) => {
      const [code = ""] = language.split("-");
      const names = ["en", "zh", language].map(
        (reader) => new Intl.DisplayNames(reader, { type: "language" }).of(code) ?? "",
      );
      const own = [language, code, languageNames[language], languageFacts[language].name, ...names];
      return own.map((word) => [foldText(word), language] as const);
    })
    .toReversed(),
);

function findLanguage(text: string): Language | undefined {
  const word = foldText(tidyLine(text)).replace("_", "-");
  const found = languageWords.get(word);
  return isLanguage(found) ? found : undefined;
}
