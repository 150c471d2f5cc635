import { existsSync } from "node:fs";
import path from "node:path";
import { seasons } from "../../../testing/campaign/first-seasons";
import { demoContent } from "../../../testing/demo-content";
import { writeMajorUnits } from "../points/prices/amounts";
import { campaignWords } from "./campaign-words";
import { couponsEnd, eventStarts, formatSeasonDay, instantOf } from "./dates";
import type { Season } from "./season";
import { defaultPhoneCodes, regionLanguages, regions } from "../../base/reference/campaign-regions";

const all = regions.map((region) => [region, seasons[region]] as const);
const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");
const pictures = (season: Season) => [
  season.art,
  ...season.speakers.map(({ img }) => img),
  ...season.sessions.flatMap(({ img, speakers }) => [img, ...speakers.map((speaker) => speaker.img)]),
  ...season.hsk.teachers.map(({ img }) => img),
];

describe.each(all)("the season of %s", (region, season) => {
  test("belongs to the region, and all its pictures exist", () => {
    expect(season.region).toBe(region);
    for (const picture of pictures(season)) {
      expect(existsSync(path.join(process.cwd(), "public", picture))).toBe(true);
    }
  });

  test("has sorted dates, with one talk on each", () => {
    expect([...season.dates].sort()).toEqual(season.dates);
    const dated = season.sessions.flatMap(({ date }) => (date === undefined ? [] : [date]));
    expect(dated).toEqual(season.dates);
    for (const start of eventStarts(season)) expect(start.getTime()).not.toBeNaN();
  });

  test("its offset is that of its time zone on every date", () => {
    const inZone = new Intl.DateTimeFormat("sv-SE", {
      dateStyle: "short",
      timeStyle: "short",
      timeZone: season.zone.id,
    });
    for (const date of [...season.dates, season.couponExpiry]) {
      expect(inZone.format(instantOf(season, date, season.eventTime))).toBe(`${date} ${season.eventTime}`);
    }
  });

  test("has no empty texts and no duplicate talks", () => {
    const texts = leaves({ season, words: campaignWords[region] });
    for (const text of texts) expect(text.trim()).not.toBe("");
    expect(new Set(season.sessions.map(({ title }) => title)).size).toBe(season.sessions.length);
  });

  test("its syllabuses add up, and format thousands as in its language", () => {
    for (const syllabus of season.hsk.syllabuses) {
      const texts = withPlainSpaces(leaves(syllabus).join(" "));
      expect(texts).toContain(syllabus.words.toLocaleString(regionLanguages[region]));
      expect(texts).not.toMatch(/\d{4}/);
      expect(texts).toContain(String(syllabus.grammarPoints));
      expect(syllabus.sessions).toBe(30);
      const points = syllabus.plan.map(({ text }) => Number(/, (\d+) /.exec(text)?.[1] ?? 0));
      expect(points.reduce((sum, point) => sum + point)).toBe(syllabus.grammarPoints);
    }
  });
});

function leaves(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(leaves) : [];
}

/* Exact values of the spec (sections 2 and 9). */
describe("values of the spec", () => {
  test("dates and date formats", () => {
    const days = (region: "vn" | "id") =>
      seasons[region].dates.map((date) => formatSeasonDay(seasons[region], date));
    expect(days("vn")).toEqual(["2021/01/11", "2021/01/14", "2021/01/18", "2021/01/21", "2021/01/25"]);
    expect(days("id")).toEqual(["12 Jan 2021", "18 Jan 2021", "21 Jan 2021", "28 Jan 2021"]);
    expect(seasons.en.dates).toEqual([]);
    const expiry = regions.map((region) => formatSeasonDay(seasons[region], "2021-04-01"));
    expect(expiry).toEqual(["2021/04/01", "01 Apr 2021", "April 1, 2021"]);
    for (const [, season] of all) expect(season.eventTime).toBe("19:00");
  });

  test("vouchers, prizes and their last day", () => {
    const values = (region: "vn" | "id" | "en") =>
      seasons[region].vouchers.map(({ value }) => withPlainSpaces(value));
    expect(values("vn")).toEqual(["3,5 triệu đồng", "1,5 triệu đồng"]);
    expect(seasons.vn.vouchers.map(({ yuan }) => yuan)).toEqual([1000, 500]);
    expect(values("id")).toEqual(["Rp 2.000.000", "Rp 1.000.000"]);
    expect(values("en")).toEqual(["1000 yuan", "500 yuan"]);
    expect(all.map(([, { prizeWorth }]) => withPlainSpaces(prizeWorth))).toEqual([
      "5 triệu đồng (1.500 tệ)",
      "Rp 3.000.000",
      "1,500 yuan",
    ]);
    for (const [, { couponExpiry }] of all) expect(couponExpiry).toBe("2021-04-01");
    expect(formatSeasonDay(seasons.en, seasons.en.couponExpiry)).toBe("April 1, 2021");
    expect(couponsEnd(seasons.vn).toISOString()).toBe("2021-04-01T17:00:00.000Z");
  });

  test("each voucher says what it is taken off, and the price of the HSK course is that of its lessons", () => {
    /** 30 sessions of two lessons, at the class points of a lesson in a small group (content/demo/packages.yaml). */
    const points = 30 * 2 * 12;
    const coursePackage = demoContent().packages.find((one) => one.points === points);
    const format = { vn: ["vi-VN", "VND", 1e6], id: ["id-ID", "IDR", 1], en: ["en-US", "CNY", 1] } as const;
    for (const [region, { vouchers }] of all) {
      const [language, currency, unit] = format[region];
      const amount = coursePackage?.prices.find((price) => price.currency === currency)?.amount ?? 0;
      const course = new Intl.NumberFormat(language).format(Number(writeMajorUnits(amount, currency)) / unit);
      expect(vouchers[0].note).toMatch(/\d/);
      expect(vouchers[1].note).toContain(course);
    }
  });

  test("one currency per region, except for the prize worth that the spec gives in yuan", () => {
    const { prizeWorth, ...season } = seasons.vn;
    expect(withPlainSpaces(prizeWorth)).toContain("1.500 tệ");
    expect(leaves(season).filter((text) => /(?<!\p{L})tệ(?!\p{L})|\byuan\b|nhân dân/iu.test(text))).toEqual(
      [],
    );
  });

  test("messages of the form", () => {
    const forms = regions.map((region) => campaignWords[region].form);
    expect(forms.map(({ required }) => required)).toEqual([
      "Các trường bắt buộc không được để trống",
      "Bidang yang harus diisi tidak boleh kosong",
      "Required fields cannot be empty",
    ]);
    expect(forms.map(({ emailFormat }) => emailFormat)).toEqual([
      "Lỗi định dạng email",
      "Kesalahan format email",
      "Incorrect email format",
    ]);
    expect(campaignWords.en.success.title).toBe("You've signed up successfully!");
  });

  test("HSK courses and their times", () => {
    for (const [, { hsk }] of all) {
      expect(hsk.syllabuses.map(({ level, words, grammarPoints }) => [level, words, grammarPoints])).toEqual([
        [4, 1200, 62],
        [5, 2500, 32],
      ]);
    }
    expect(seasons.vn.hsk.syllabuses[0]?.schedule).toContain("2, 4, 6, 20:30–22:30");
    expect(seasons.id.hsk.syllabuses[0]?.schedule).toBe("Senin, Rabu, Jumat, 19.00–21.00 WIB");
  });

  test("languages and phone codes", () => {
    expect(regionLanguages).toEqual({ vn: "vi-VN", id: "id-ID", en: "en-US" });
    expect(defaultPhoneCodes).toEqual({ vn: "84", id: "62", en: "86" });
  });
});
