import { asciiDigits } from "./digits";
import { withoutInvisibles } from "./visible";

/*
 * Numbers with the separators of any country: 2.400.000, 2,400,000, 2 400 000, 2’400’000, 1.234,50, 24,00,000. The result
 * is whole units, never a float.
 */

export type NumberProblem = "notANumber" | "tooManyDecimals" | "ambiguous";

const isProblem = (value: unknown): value is NumberProblem => typeof value === "string";

const shape =
  /^(?:(\+)|([-\u2010-\u2015\u2212\uFE63]))?\s*(\d+(?:[.,'’ʼ\s]\d+)*)(?:[.,][-\u2010-\u2015\u2212])?$/u;

/** Separators of Arabic and full-width numbers, as their ASCII counterparts. */
const asciiSeparators: Readonly<Record<string, string>> = {
  "٬": ",",
  "٫": ".",
  "，": ",",
  "．": ".",
  "。": ".",
  "＋": "+",
  "－": "-",
  "＇": "'",
  "`": "'",
};

/**
 * Parses a number. A single separator before three digits groups thousands in a whole number. In one with decimals it is
 * refused as ambiguous (12.500 may be a slip for 12.50), but for the point of three decimals, as the forms write it. A
 * number may end with the comma and dash of prices: 500,-.
 * @param decimals how many digits may follow the decimal separator; more are accepted only if they are zero
 * @returns the number in units of the last decimal, so that 12.5 with two decimals is 1250; or why it is none
 */
export function parseGroupedNumber(text: string, decimals: number): number | NumberProblem {
  const normalized = asciiDigits(withoutInvisibles(text))
    .trim()
    .replace(/[٬٫，．。＋－＇`]/gu, (mark) => asciiSeparators[mark] ?? mark);
  const [, , minus, body = ""] = shape.exec(normalized) ?? [];
  const parts = splitNumber(body, decimals);
  if (isProblem(parts)) return parts;
  const fraction = parts.fraction.replace(/0+$/, "");
  if (fraction.length > decimals) return "tooManyDecimals";
  const units = Number(parts.whole + fraction.padEnd(decimals, "0"));
  return minus && units > 0 ? -units : units;
}

type Parts = { whole: string; fraction: string };

/** Splits digits with separators into the whole number and the decimals. */
function splitNumber(body: string, decimals: number): Parts | NumberProblem {
  if (body === "") return "notANumber";
  const groups = body.split(/[^\d]/);
  const marks = [...body.replace(/\d/g, "")].map((mark) =>
    /\s/.test(mark) ? " " : mark.replace(/[’ʼ]/, "'"),
  );
  const last = marks.at(-1);
  const tail = groups.at(-1) ?? "";
  const whole = (count: number): Parts | NumberProblem => {
    const used = groups.slice(0, count);
    const isUniform = new Set(marks.slice(0, count - 1)).size <= 1;
    return isUniform && isGrouped(used, marks[0]) ? { whole: used.join(""), fraction: "" } : "notANumber";
  };
  const isDecimalMark = last === "." || last === ",";
  // Two marks of one kind cannot be decimal separators, and a space or an apostrophe never is.
  if (!last || !isDecimalMark || marks.indexOf(last) < marks.length - 1) return whole(groups.length);
  if (marks.length === 1 && tail.length === 3 && isGrouped(groups, last)) {
    if (decimals === 0) return whole(groups.length);
    if (decimals < 3 || last === ",") return "ambiguous";
  }
  const integer = whole(groups.length - 1);
  return isProblem(integer) ? integer : { ...integer, fraction: tail };
}

/** Whether digits are in groups of three, or as in India of two before the last three. */
function isGrouped(groups: readonly string[], mark: string | undefined): boolean {
  const [first = "", ...rest] = groups;
  if (rest.length === 0) return true;
  if (first.length > 3 || first.startsWith("0")) return false;
  const inner = rest.slice(0, -1);
  const isIndian = mark === "," && first.length < 3 && inner.every(({ length }) => length === 2);
  return rest.at(-1)?.length === 3 && (isIndian || inner.every(({ length }) => length === 3));
}

/** Parses a whole number that may have separators of thousands. NaN for any other text, including an empty one. */
export function parseWholeNumber(text: string): number {
  const value = parseGroupedNumber(text, 0);
  return typeof value === "number" ? value : NaN;
}
