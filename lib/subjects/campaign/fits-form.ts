import { seasonBody, type SeasonBody } from "./content";

/** Lists whose length the form cannot change. */
const fixedLists = /^(vouchers|hsk\.(advantages|teachers|audiences|features|syllabuses))$/;
/** Numbers, which the form holds as text. */
const numbers = /^(eventMinutes|vouchers\.\d\.yuan|hsk\.syllabuses\.\d\.(words|grammarPoints|sessions))$/;
/** What zod reports about a value of the right type. */
const valueProblems = ["too_small", "too_big", "invalid_format", "custom"];

/**
 * Whether the form can show a season (./season-form): it has all fields and no others, but their texts, days, numbers and
 * lists may be empty or wrong.
 */
export function fitsSeasonForm(fields: object): fields is SeasonBody {
  const issues = seasonBody.safeParse(fields).error?.issues ?? [];
  return issues.every(({ code, path }) => {
    const name = path.join(".");
    return valueProblems.includes(code) ? !fixedLists.test(name) : numbers.test(name);
  });
}
