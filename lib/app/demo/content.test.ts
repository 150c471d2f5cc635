import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages, type Language } from "../../base/i18n/languages";
import { dayMs } from "../../engines/demo/dates";
import { trialEnd } from "../../base/schedule/classroom-window";
import { findClashes } from "../../base/schedule/plan-warnings";
import { freeClassLengthMs } from "../../base/schedule/weekly";
import type { Localized } from "../../base/db/localized";
import { writeMajorUnits } from "../../subjects/points/prices/amounts";
import { estimate } from "../../subjects/points/prices/convert";
import { createRateTable } from "../../subjects/points/prices/rates";
import { schoolFile } from "../../subjects/school/school-file";
import { findRhythm } from "../../subjects/series/rhythm";
import { demoContent, parseDemoFile, type DemoFile } from "../../../testing/demo-content";
import { liveDates } from "../../subjects/live/demo-dates";
import { lessonDates, seriesClassDates } from "../../subjects/series/demo-dates";
import type { DemoSeriesClass } from "../../subjects/series/demo-plans";
import { trialDate } from "../../subjects/trials/demo";
import { toLocalTime } from "../../base/schedule/zoned";

const {
  accounts,
  appVersions,
  courses,
  linkProperties,
  lives,
  partners,
  recordings,
  seriesClasses,
  startedClasses,
  teachers,
  trials,
} = demoContent();

/** Lists all texts of the content with their paths. */
function textsIn(value: unknown, path: string): { path: string; text: Localized }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en-US" in value) return [{ path, text: value as Localized }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}
const texts = textsIn(demoContent(), "content");
const findings = (language: Language, isWrong: (text: string, all: Localized) => boolean) =>
  texts
    .filter(({ text }) => isWrong(text[language] ?? "", text))
    .map(({ path, text }) => `${path}: ${text[language]}`);

/** A language may lack all demo texts, as a new one does, but not some of them. */
const writtenLanguages = languages.filter((language) => texts.some(({ text }) => text[language]));

const keysOf = (rows: { key: string }[]) => new Set(rows.map((row) => row.key));
const preSale = seriesClasses.filter((row) => row.list === "preSale");
const recommended = seriesClasses.filter((row) => row.list === "recommended");

describe.each(writtenLanguages)("texts in %s", (language) => {
  it("are all there", () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(findings(language, (text) => !text || text !== text.trim())).toEqual([]);
  });

  it("fit a card at 360 px: 40 columns, Han and Hangul two each", () => {
    const width = (text: string) =>
      text.length + (text.match(/[\p{Script=Han}\p{Script=Hangul}]/gu)?.length ?? 0);
    const titles = [
      ...seriesClasses.map((row) => row.comboName),
      ...courses.map((row) => row.name),
      ...lives.flatMap((row) => [row.courseName, row.lessonName]),
      ...recordings.map((row) => row.lessonName),
    ];
    expect(titles.map((title) => title[language] ?? "").filter((title) => width(title) > 40)).toEqual([]);
  });
});

describe.each(["zh-CN", "zh-HK", "zh-TW", "ko-KR"] as const)("writing of %s", (language) => {
  const script = language === "ko-KR" ? /\p{Script=Hangul}/u : /\p{Script=Han}/u;

  it("is the language's own script", () => {
    expect(findings(language, (text) => !script.test(text))).toEqual([]);
  });
});

it.each(["vi-VN", "id-ID"] as const)("leaves no English sentence in %s", (language) => {
  const names = new Set(teachers.map((teacher) => teacher.nickname[language]));
  const untranslated = (text: string, all: Localized) => text === all["en-US"] && !names.has(text);
  expect(findings(language, untranslated)).toEqual([]);
});

it("student voices name a class of the demo, and a group only where the class is one", () => {
  for (const { name, learned, quote } of demoContent().voices) {
    const learnedIn = seriesClasses.find((row) => row.comboName["en-US"] === learned["en-US"]);
    expect([name, learned]).toEqual([name, learnedIn?.comboName]);
    if (/group|of us/.test(quote["en-US"] ?? ""))
      expect([name, learnedIn?.courseMode]).toEqual([name, "one-to-many"]);
  }
});

describe("amounts", () => {
  it("fill every carousel and list", () => {
    expect(teachers).toHaveLength(10);
    expect(teachers.filter((teacher) => teacher.recommended)).toHaveLength(8);
    expect(partners).toHaveLength(8);
    expect(courses).toHaveLength(8);
    expect(lives).toHaveLength(8);
    expect(recordings).toHaveLength(9);
    expect(appVersions.map((app) => app.type).sort()).toEqual([1, 2]);
  });

  it.each([
    ["home", 1, 3],
    ["body", 1, 6],
    ["body", 2, 1],
    ["class", 1, 1],
    ["live", 1, 1],
    ["hot-course", 1, 1],
    ["alert", 3, 2],
  ])("placement %s of type %d has %d", (name, type, amount) => {
    const rows = linkProperties.filter((row) => row.name === name && row.type === type);
    expect(rows.map((row) => row.order)).toEqual(Array.from({ length: amount }, (_, index) => index + 1));
  });

  it("give six recommended series classes in every language", () => {
    const counts = writtenLanguages.map(
      (language) => recommended.filter((row) => row.languages.includes(language)).length,
    );
    expect(counts).toEqual(writtenLanguages.map(() => 6));
  });

  it("give a second page of hot-sell classes, each state, and lists longer than the first 8 lessons", () => {
    expect(preSale).toHaveLength(12);
    const firstPage = new Set(preSale.slice(0, 10).map((row) => row.state));
    expect(firstPage).toEqual(new Set(["open", "almostFull", "full", "expired", "applied"]));
    expect(preSale.filter((row) => row.lessons.length >= 12).length).toBeGreaterThanOrEqual(2);
    // HSK courses have 30 sessions each (spec section 9).
    expect(preSale.filter((row) => row.lessons.length === 30).map((row) => row.level)).toEqual([
      "HSK 4",
      "HSK 5",
    ]);
  });
});

describe("series classes", () => {
  const capacities: Record<DemoSeriesClass["courseMode"], [number, number]> = {
    "one-to-one": [1, 1],
    "one-to-many": [4, 6],
    live: [101, 300],
  };

  it("has classes on fixed weekdays, one of them on each day of the week, and one daily", () => {
    const now = new Date("2026-11-28T04:00:00Z");
    const rhythms = seriesClasses.map((row) => {
      const lessons = seriesClassDates(row, now).lessons.map(({ startsAt }) => startsAt.toISOString());
      const rhythm = findRhythm(
        lessons.map((from) => ({ from })),
        "Asia/Shanghai",
      );
      return [row, rhythm] as const;
    });
    for (const [row, rhythm] of rhythms) {
      if (typeof row.lessonDays === "number") continue;
      expect([row.key, rhythm]).toEqual([
        row.key,
        expect.objectContaining({ kind: "weekly", isExact: true }),
      ]);
      expect(rhythm?.hours.flat()).toHaveLength(row.lessonDays.length);
    }
    const open = rhythms.filter(([row]) => row.state === "open" && row.languages.length !== 1);
    const days = open.flatMap(([{ lessonDays }]) => (typeof lessonDays === "number" ? [] : lessonDays));
    expect([...new Set(days)].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(rhythms.some(([, rhythm]) => rhythm?.kind === "days" && rhythm.days === 1)).toBe(true);
  });

  it.each(seriesClasses.map((row) => [row.key, row] as const))("%s is believable", (_, row) => {
    const [least, most] = capacities[row.courseMode];
    expect([30, 60]).toContain(row.length);
    expect(row.capacity).toBeGreaterThanOrEqual(least);
    expect(row.capacity).toBeLessThanOrEqual(most);
    expect(row.startTime).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(row.firstLessonInDays).toBeGreaterThanOrEqual(row.state === "expired" ? 1 : 3);
    expect(row.classPoint).toBeGreaterThan(0);
    const taken = row.students / row.capacity;
    if (row.state === "full") expect(taken).toBe(1);
    else expect(taken).toBeLessThan(1);
    if (row.state === "open") expect(taken).toBeLessThan(0.8);
    if (row.state === "almostFull") expect(taken).toBeGreaterThanOrEqual(0.8);
    if (row.state === "applied") expect(row.students).toBeGreaterThan(0);
  });

  it("leave one that the family's class points cannot pay", () => {
    const points = accounts.find((account) => account.kind === "parent")?.points ?? 0;
    expect(preSale.filter((row) => row.state === "open" && row.classPoint > points)).toHaveLength(1);
  });
});

describe("times and prices", () => {
  it("have one live class under way, the others within ten days", () => {
    const [first, ...others] = lives;
    expect(first).toMatchObject({ startsInMinutes: -20, minutes: 60 });
    for (const live of others) {
      if ("freeClass" in live) continue;
      expect(live.startsInMinutes).toBeGreaterThanOrEqual(40);
      expect(live.startsInMinutes).toBeLessThanOrEqual(10 * 24 * 60);
    }
  });

  it("have live classes in the evening, whenever the demo is seeded, but the one under way", () => {
    for (let hour = 0; hour < 24 * 7; hour += 0.25) {
      const now = new Date(Date.UTC(2026, 10, 23) + hour * 3_600_000);
      for (const [index, plan] of lives.entries()) {
        const { startsAt } = liveDates(plan, now);
        if (index < 1) continue;
        // The free class may be under way.
        if (!("freeClass" in plan)) expect(startsAt.getTime()).toBeGreaterThan(now.getTime());
        const { time } = toLocalTime(startsAt, "Asia/Shanghai");
        expect([plan.lessonName["en-US"], time >= "19:00" && time <= "22:00"]).toEqual([
          plan.lessonName["en-US"],
          true,
        ]);
      }
    }
  });

  it("have a trial lesson ahead that clashes with no lesson of the demo, whenever the demo is seeded", () => {
    expect(trials.map(({ student }) => student)).toEqual(["student@example.com"]);
    for (let hour = 0; hour < 24 * 7; hour += 1) {
      const now = new Date(Date.UTC(2026, 10, 23) + hour * 3_600_000);
      const times = [
        ...seriesClasses.flatMap((plan) => seriesClassDates(plan, now).lessons),
        ...startedClasses.flatMap((plan) => lessonDates(plan, now)),
        ...lives.map((plan) => liveDates(plan, now)),
      ].map(({ startsAt, endsAt }, id) => ({
        ...{ of: "series" as const, id, name: {} },
        ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      }));
      for (const plan of trials) {
        const startsAt = trialDate(plan, now);
        expect(startsAt.getTime()).toBeGreaterThan(now.getTime() + 2 * 86_400_000);
        const period = { startsAt: startsAt.toISOString(), endsAt: trialEnd(startsAt).toISOString() };
        expect(findClashes([period], times)).toEqual([]);
      }
    }
  });

  it("have in classes that have started lessons that are over and lessons ahead, changed before they began", () => {
    expect(startedClasses.length).toBeGreaterThan(0);
    for (const plan of startedClasses)
      for (let hour = 0; hour < 24; hour += 1) {
        const now = new Date(Date.UTC(2026, 10, 23, hour));
        const dates = lessonDates(plan, now);
        const over = dates.filter(({ endsAt }) => endsAt <= now);
        expect(over.length).toBeGreaterThanOrEqual(4);
        expect(over.length).toBeLessThan(dates.length);
        const daysAgo = ({ startsAt }: { startsAt: Date }) => (now.getTime() - startsAt.getTime()) / dayMs;
        expect(plan.bookedDaysAgo).toBeGreaterThan(daysAgo(dates[0]!));
        for (const change of plan.changes)
          expect(change.daysAgo).toBeGreaterThan(daysAgo(dates[change.lesson - 1]!));
      }
  });

  it("have the free public classes in their order, each an hour", () => {
    const free = lives.filter((live) => "freeClass" in live);
    expect(free.map((live) => live.freeClass).sort()).toEqual([0, 1]);
    expect(new Set(free.map((live) => live.minutes * 60_000))).toEqual(new Set([freeClassLengthMs]));
  });

  it("ask more for fewer learners", () => {
    for (const { classPoints } of courses) {
      expect([...classPoints].sort((a, b) => a - b)).toEqual(classPoints);
    }
  });
});

describe("references", () => {
  it.each([
    ["teachers", teachers],
    ["series classes", seriesClasses],
    ["courses", courses],
  ])("keys of %s are unique", (_, rows) => {
    expect(keysOf(rows).size).toBe(rows.length);
  });

  it("lead to something that exists", () => {
    const teacherKeys = keysOf(teachers);
    expect(seriesClasses.filter((row) => !teacherKeys.has(row.teacher))).toEqual([]);
    expect(recordings.filter((row) => !keysOf(courses).has(row.course))).toEqual([]);
    const parents = new Set(accounts.filter((row) => row.kind === "parent").map((row) => row.email));
    for (const account of accounts) {
      if (account.kind === "student") expect(parents).toContain(account.parent);
      if (account.kind === "teacher") expect(teacherKeys).toContain(account.teacher);
    }
  });
});

it("leads each recording to an address of its own, and says in words what an advert offers", () => {
  expect(new Set(recordings.map(({ url }) => url)).size).toBe(recordings.length);
  expect(linkProperties.filter(({ type, alt }) => type === 3 && !alt)).toEqual([]);
});

it("shows pictures and gives an app that the site serves", () => {
  const pictures = [
    ...appVersions.map((app) => app.address).filter((address) => address.startsWith("/")),
    ...linkProperties.map((row) => row.link),
    ...partners.map((row) => row.content),
    ...[...courses, ...recordings, ...lives, ...startedClasses].map((row) => row.cover),
    ...[...teachers, ...accounts].map((row) => row.avatar).filter(Boolean),
  ];
  expect(pictures.filter((path) => !existsSync(join(process.cwd(), "public", path)))).toEqual([]);
  const coverOf = new Map(courses.map((course) => [course.key, course.cover]));
  expect(recordings.filter((row) => row.cover !== coverOf.get(row.course))).toEqual([]);
});

describe("a file with an error", () => {
  const sources: Partial<Record<DemoFile, string>> = {};
  const sourceOf = (name: DemoFile) => (sources[name] ??= readFileSync(`content/demo/${name}.yaml`, "utf8"));
  const lineOf = (name: DemoFile, text: string) =>
    sourceOf(name).slice(0, sourceOf(name).indexOf(text)).split("\n").length;

  it.each<[string, DemoFile, string, string, string]>([
    ["an unknown field", "teachers", "  country: CN", "  county: CN", "0.county is not known here"],
    ["an unknown language", "teachers", "    zh-CN: 林悦", "    zh: 林悦", "0.nickname.zh is not known here"],
    ["a wrong number", "lives", "minutes: 30", "minutes: half an hour", "1.minutes is wrong: "],
    [
      "a wrong time",
      "series-pre-sale",
      "startTime: 19:30",
      "startTime: 7pm",
      "0.startTime is wrong: A time is",
    ],
    [
      "a missing name",
      "series-recommended",
      "- 四个声调和你的名字",
      "#",
      "0.lessons.zh-CN is wrong: The list has 5 names",
    ],
    ["a wrong key", "courses", "key: hsk-3", "key: HSK 3", "1.key is wrong: A key has"],
  ])("with %s is reported with its line", (_, name, was, is, problem) => {
    expect(sourceOf(name)).toContain(was);
    const line = name === "series-recommended" ? lineOf(name, was) - 1 : lineOf(name, was);
    const parse = () => parseDemoFile(name, sourceOf(name).replace(was, is));
    expect(parse).toThrow(`content/demo/${name}.yaml:${line}: ${problem}`);
  });

  it.each<[string, DemoFile, string, string, string]>([
    ["English", "teachers", "    en-US: Lin Yue\n", "", "0.nickname.en-US is wrong: English is required."],
    ["a start", "lives", "  startsInMinutes: -20\n", "", "0 is wrong: It needs startsInMinutes or freeClass"],
  ])("without %s is reported", (_, name, was, is, problem) => {
    expect(sourceOf(name)).toContain(was);
    const parse = () => parseDemoFile(name, sourceOf(name).replace(was, is));
    expect(parse).toThrow(problem);
  });
});

it("does not need any language except English", () => {
  const source = readFileSync("content/demo/series-pre-sale.yaml", "utf8");
  const withoutVietnamese = source.replace(/^ +vi-VN:(?: >-)?\n(?: {6}.*\n)+|^ +vi-VN: .*\n/gm, "");
  expect(withoutVietnamese).not.toContain("vi-VN");
  const [first] = parseDemoFile("series-pre-sale", withoutVietnamese);
  const { lessons, comboName } = preSale[0]!;
  expect(first).toMatchObject({ comboName: { "en-US": comboName["en-US"] }, languages });
  expect(first?.lessons.map((name) => name["ko-KR"])).toEqual(lessons.map((name) => name["ko-KR"]));
  expect(first?.lessons[0]).not.toHaveProperty("vi-VN");
});

test("most teachers and live classes have links of their own on an invented host, and one of each has none", () => {
  const linksOf = (rows: readonly { meetingUrl: string | null }[]) =>
    rows.flatMap((row) => row.meetingUrl ?? []);
  const [teacherLinks, liveLinks] = [linksOf(teachers), linksOf(lives)];
  expect([teacherLinks.length, liveLinks.length]).toEqual([teachers.length - 1, lives.length - 1]);
  const all = [...teacherLinks, ...liveLinks];
  expect(new Set(all).size).toBe(all.length);
  for (const link of all) expect(new URL(link).hostname).toBe("meet.example.org");
  // The demo student sees a class with a link and one without.
  const linked = new Set(teachers.filter(({ meetingUrl }) => meetingUrl !== null).map(({ key }) => key));
  const booked = seriesClasses.filter(({ state }) => state === "applied");
  expect(new Set(booked.map(({ teacher }) => linked.has(teacher)))).toEqual(new Set([true, false]));
});

test("the trial lesson is worth what a 1-on-1 lesson of its length costs", () => {
  const { trialValue, trialMinutes } = schoolFile();
  const rate = createRateTable(demoContent().packages, "en-US", "#")?.rates["USD"];
  const alike = seriesClasses.filter(
    ({ courseMode, length }) => courseMode === "one-to-one" && length === trialMinutes,
  );
  const costs = alike.map(
    ({ classPoint, lessons }) => rate && estimate(classPoint / lessons.length, "lesson", rate),
  );
  expect(costs.map((cost) => writeMajorUnits(cost ?? 0, "USD"))).toEqual([`${trialValue}`]);
});
