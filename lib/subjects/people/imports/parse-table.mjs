import { analyse } from "chardet";
import { parse } from "csv-parse/sync";
import iconv from "iconv-lite";

/*
 * Reads a table from a file: text with commas, semicolons or tabs in any common encoding, or the first sheet of XLSX.
 * Plain JavaScript, because a child process runs it without a bundler (read-table.ts).
 */

/** @typedef {{ encoding: string, maxRows: number, maxColumns: number }} TableOptions */
/** @typedef {{ rows: string[][], encoding: string } | { problem: "unreadable" | "tooLarge" | "tooManyRows" }} Table */

/** Sheets unpack to at most this many bytes, so that a small file cannot fill the memory. */
const maxUnpackedBytes = 200 * 1024 * 1024;

/**
 * @param {Uint8Array} file
 * @param {TableOptions} options
 * @returns {Promise<Table>} rows of trimmed cells; row 1 of the file is the first
 */
export async function parseTable(file, options) {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const isZip = bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]));
  const table = isZip ? await parseSheet(bytes) : parseText(bytes, options);
  if ("problem" in table) return table;
  const rows = table.rows.map((row) => row.slice(0, options.maxColumns).map(tidyCell));
  while (rows.at(-1)?.every((cell) => cell === "")) rows.pop();
  return rows.length > options.maxRows + 1 ? { problem: "tooManyRows" } : { ...table, rows };
}

/** @param {string} cell */
const tidyCell = (cell) => cell.normalize("NFC").replaceAll("\0", "").trim();

/**
 * @param {Buffer} bytes
 * @returns {Promise<Table>}
 */
async function parseSheet(bytes) {
  if (unpackedBytes(bytes) > maxUnpackedBytes) return { problem: "tooLarge" };
  const { readSheet } = await import("read-excel-file/node");
  try {
    const rows = await readSheet(bytes);
    return { encoding: "xlsx", rows: rows.map((row) => row.map(cellText)) };
  } catch {
    return { problem: "unreadable" };
  }
}

/**
 * The sum of the unpacked sizes that a zip file declares in its directory.
 * @param {Buffer} bytes
 */
function unpackedBytes(bytes) {
  let sum = 0;
  const entry = Buffer.from([0x50, 0x4b, 1, 2]);
  for (let at = bytes.indexOf(entry); at >= 0 && at + 28 <= bytes.length; at = bytes.indexOf(entry, at + 4))
    sum += bytes.readUInt32LE(at + 24);
  return sum;
}

/** @param {unknown} cell */
function cellText(cell) {
  if (cell === null || cell === undefined) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/**
 * @param {Buffer} bytes
 * @param {TableOptions} options
 * @returns {Table}
 */
function parseText(bytes, { encoding: chosen, maxRows }) {
  const encoding = chosen === "auto" ? findEncoding(bytes) : chosen;
  const text = iconv.decode(bytes, encoding);
  try {
    const rows = parse(text, {
      delimiter: findDelimiter(text),
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      to: maxRows + 2,
    });
    return { encoding, rows };
  } catch {
    return { problem: "unreadable" };
  }
}

/** @param {Buffer} bytes */
function findEncoding(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 4096);
  // Text in UTF-16 has a zero in every other byte where it is Latin.
  const zeros = (/** @type {number} */ from) =>
    start.filter((byte, index) => index % 2 === from && byte === 0);
  if (zeros(1).length > start.length / 8) return "utf-16le";
  if (zeros(0).length > start.length / 8) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return findLegacyEncoding(bytes);
  }
}

/** Vowels with the separate accents that only the Vietnamese code page has, in words. */
const vietnamese = /[a-zâăêôơưđ][\u0300\u0301\u0303\u0309\u0323]/gi;

/** @param {Buffer} bytes */
function findLegacyEncoding(bytes) {
  const known = { GB18030: "gb18030", Big5: "big5", "EUC-KR": "euc-kr", Shift_JIS: "shift_jis" };
  const [best] = analyse(bytes.subarray(0, 65_536)).flatMap(({ name, confidence }) =>
    name in known ? [{ name: known[/** @type {keyof typeof known} */ (name)], confidence }] : [],
  );
  const accents = iconv.decode(bytes, "windows-1258").match(vietnamese)?.length ?? 0;
  const highBytes = bytes.filter((byte) => byte >= 0x80).length;
  // Vietnamese stands between Latin letters, while in the other encodings nearly all high bytes come in pairs.
  if (accents > highBytes / 8 && (best?.confidence ?? 0) < 60) return "windows-1258";
  return best && best.confidence >= 10 ? best.name : accents > 0 ? "windows-1258" : "windows-1252";
}

/** The separator that the headings have most often outside of quotes. @param {string} text */
function findDelimiter(text) {
  const headings = (/[^\r\n]+/.exec(text)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const counts = [",", ";", "\t"].map((mark) => ({ mark, count: headings.split(mark).length }));
  return counts.reduce((best, own) => (own.count > best.count ? own : best)).mark;
}
