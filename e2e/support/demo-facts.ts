import { readSeasonFiles } from "../../lib/subjects/campaign/season-files";
import { demoContent } from "../../testing/demo-content";
import { readSchoolFile } from "../../lib/subjects/school/school-file";

/** Texts and large numbers of a value, as sentences would show them. Short ones would be found by chance. */
function factsOf(value: unknown): string[] {
  if (typeof value === "number") return value >= 1000 ? [String(value), value.toLocaleString("en-US")] : [];
  if (typeof value === "string") return /^(\w{0,3}|[\w./-]*|\d\d:\d\d)$/.test(value) ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(factsOf) : [];
}

/** Facts of the demo school, its people, offers and seasons, and what texts say of them. */
function demoFacts(): string[] {
  const { accounts: _, ...demo } = demoContent() as Record<string, unknown> & { accounts?: unknown };
  const people = [demo.teachers, demo.partners, demo.seasons].flatMap((value) => namesOf(value));
  const quotes = demoContent().voices.flatMap(({ quote }) => Object.values(quote));
  const { name, ...school } = readSchoolFile();
  const seasons = readSeasonFiles().flatMap(({ body }) => [body.name, body.title, ...namesOf(body)]);
  const said = ["US$28", "28 USD", "28 美元", "28달러", "2018", "Shenzhen", "深圳", "Thâm Quyến", "선전"];
  /** How soon it answers. The terms also have business days. */
  const answers = [
    "within one business day",
    "một ngày làm việc",
    "satu hari kerja",
    "영업일 기준 하루",
    "一个工作日",
    "一個工作天",
  ];
  const names = Object.values(name).filter((text) => text.length > 1);
  /** Labels of seasons that are the site's own words too, and the clock of a school that has not chosen its zone. */
  const common = ["email", "HSK course", "Study in China", "Layanan kuliah di Tiongkok", "Beijing time"];
  return [
    ...new Set([
      ...factsOf(school),
      ...names,
      ...people,
      ...seasons,
      ...quotes,
      ...said,
      ...answers,
      "WeChat Pay",
      "Alipay",
    ]),
  ].filter((fact) => !common.includes(fact));
}

let cachedFacts: string[] | undefined;

/** The facts of the demo school in the text of a page. The level test's page says that HSK 6 asks for 5,000 words. */
export function findDemoFacts(text: string, path = ""): string[] {
  const ownWords = path.startsWith("/level-test") ? text.replaceAll("5,000", "") : text;
  return (cachedFacts ??= demoFacts()).filter((fact) => ownWords.includes(fact));
}

/** Names of people and universities. */
function namesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if ((key === "name" || key === "nickname") && typeof child === "string")
      return child.length > 4 ? [child] : [];
    if (key === "name" || key === "nickname")
      return Object.values(child as object)
        .filter((text) => String(text).length > 4)
        .map(String);
    return namesOf(child);
  });
}
