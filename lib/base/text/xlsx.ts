import { strToU8, Zip, ZipDeflate } from "fflate";
import type { CsvCell } from "./csv";

/*
 * Workbooks for spreadsheets (Office Open XML), with one sheet. Texts are stored as texts, so none of them runs as a formula
 * or is converted to a number or a date.
 */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org";
const main = `${office}/spreadsheetml/2006/main`;
const relations = `${office}/package/2006/relationships`;
const relationTypes = `${office}/officeDocument/2006/relationships`;
const contentTypes = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const xlsxType = `${contentTypes}.sheet`;

const sheetName = "xl/worksheets/sheet1.xml";

/** The files of a workbook besides its sheet. */
const parts = {
  "[Content_Types].xml":
    `<Types xmlns="${office}/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${contentTypes}.sheet.main+xml"/>` +
    `<Override PartName="/${sheetName}" ContentType="${contentTypes}.worksheet+xml"/></Types>`,
  "_rels/.rels": toRelation("officeDocument", "xl/workbook.xml"),
  "xl/workbook.xml":
    `<workbook xmlns="${main}" xmlns:r="${relationTypes}">` +
    '<sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels": toRelation("worksheet", "worksheets/sheet1.xml"),
};

function toRelation(type: string, target: string): string {
  const relation = `<Relationship Id="rId1" Type="${relationTypes}/${type}" Target="${target}"/>`;
  return `<Relationships xmlns="${relations}">${relation}</Relationships>`;
}

/** Characters that a cell holds at most. */
const maxCellLength = 32_767;

/** Characters that XML cannot contain. */
const invalid = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escapeXml = (text: string) =>
  text
    .slice(0, maxCellLength)
    .replace(invalid, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("\r", "&#13;");

/** The letters of a column: A to Z, then AA. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

function formatCell(cell: CsvCell, address: string): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${address}"><v>${cell}</v></c>`;
  const text = typeof cell === "string" ? cell : cell.day;
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

/** @param number of the row, from 1 */
function formatRow(cells: readonly CsvCell[], number: number): string {
  const texts = cells.map((cell, index) => formatCell(cell, `${columnName(index)}${number}`));
  return `<row r="${number}">${texts.join("")}</row>`;
}

/** Streams rows as a workbook. */
export async function* formatXlsx(rows: AsyncIterable<readonly CsvCell[]>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const add = (name: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    return (text: string, isLast = false) => file.push(strToU8(text), isLast);
  };
  for (const [name, text] of Object.entries(parts)) add(name)(declaration + text, true);
  const push = add(sheetName);
  push(`${declaration}<worksheet xmlns="${main}"><sheetData>`);
  let number = 0;
  for await (const row of rows) {
    number += 1;
    push(formatRow(row, number));
    yield* pieces.splice(0);
  }
  push("</sheetData></worksheet>", true);
  zip.end();
  yield* pieces;
}
