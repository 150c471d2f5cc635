import { fallbackLanguage } from "../../../base/i18n/languages";
import { tidyLine, tidyParagraphs } from "../../../base/text/visible";
import { teacherContent, type TeacherFields } from "../../teachers/content";
import { findCountry } from "./find-country";
import { findSpokenLanguages } from "./find-spoken-languages";
import { createCellReader, fitting, type RowProblem } from "./read-cells";
import type { ReadOptions } from "./read-row";

/** A teacher's draft, whose picture, country and description may be missing. */
export type TeacherRow = { row: number; name: string; fields: TeacherFields };

type ReadTeachers = { teachers: TeacherRow[]; problems: RowProblem[] };

/** Writes names alike that differ in case or width only. */
export const normalizeName = (name: string) => name.normalize("NFKC").toLowerCase();

const { nickname, description, video, meetingUrl } = teacherContent.fields;

/**
 * Reads rows of teachers. A row with a problem is left out, and so is a second row with the same name.
 * @param rows the file's rows with the headings, which are row 1
 * @param options with the language of names and descriptions
 */
export function readTeacherRows(rows: readonly (readonly string[])[], options: ReadOptions): ReadTeachers {
  const teachers: TeacherRow[] = [];
  const problems: RowProblem[] = [];
  const rowOfName = new Map<string, number>();
  rows.forEach((cells, index) => {
    if (index === 0 || cells.every((cell) => cell === "")) return;
    const row = index + 1;
    const { name, fields, problems: found } = readTeacher(cells, row, options);
    if (name === null && !found.some(({ field }) => field === "name"))
      found.push({ row, field: "name", problem: "noTeacherName", value: "" });
    const other = rowOfName.get(normalizeName(name ?? ""));
    if (name !== null && other !== undefined)
      found.push({ row, field: "name", problem: "sameTeacher", value: name, other });
    else if (name !== null) rowOfName.set(normalizeName(name), row);
    problems.push(...found);
    if (name !== null && found.length === 0) teachers.push({ row, name, fields });
  });
  return { teachers, problems };
}

function readTeacher(cells: readonly string[], row: number, { mapping, language }: ReadOptions) {
  const { read, problems } = createCellReader(cells, row, mapping);
  const name = read("name", "longText", (text) => fitting(tidyLine(text), nickname.most));
  const about = read("description", "longText", (text) => fitting(tidyParagraphs(text), description.most));
  const fields: TeacherFields = {
    // Every record has a name in English, which replaces missing ones.
    nickname: name === null ? {} : { [fallbackLanguage]: name, [language]: name },
    avatar: "",
    country: read("country", "wrongCountry", findCountry) ?? "",
    languages: read("languages", "wrongSpokenLanguage", findSpokenLanguages) ?? [],
    description: about === null ? {} : { [language]: about },
    video: read("video", "wrongVideo", (text) => video.schema.safeParse(text).data) ?? "",
    introduction: "",
    recommended: false,
    meetingUrl: read(
      "meeting_link",
      "wrongMeetingLink",
      (text) => meetingUrl.schema.safeParse(text).data ?? undefined,
    ),
  };
  return { name, fields, problems };
}
