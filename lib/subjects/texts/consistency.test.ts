import { seasons } from "../../../testing/campaign/first-seasons";
import { readMessages, readAllTexts, type Text } from "../../../testing/words/texts";
import { demoContent } from "../../../testing/demo-content";
import { checkedLanguages, type CheckedLanguage } from "../../../testing/words/checked-languages";

/* Statements that several texts make must agree with one another, and with the content that they describe. */

type SiteMessages = {
  header: Record<"register" | "centre", string>;
  home: { hero: Record<"cta", string> };
  account: { login: Record<"other", string>; register: Record<"submit", string> };
  classPage: { steps: { register: Record<"cta", string> } };
  publicPage: Record<"register", string>;
  studentCentre: Record<"title", string>;
  teacherCentre: Record<"title", string>;
  seriesDetail: { plan: Record<"book", string> };
};

const siteOf = (language: CheckedLanguage) => readMessages(language) as SiteMessages;
const { seriesClasses } = demoContent();

let texts: Text[];
beforeAll(async () => {
  texts = await readAllTexts();
});

/** Lists the English texts that match a pattern. */
const englishMatching = (pattern: RegExp) =>
  texts
    .filter(({ language, place }) => language === "en-US" && place !== "desk")
    .filter(({ text }) => pattern.test(text))
    .map(({ place, key, text }) => `${place} ${key}: ${text}`);

describe.each(checkedLanguages)("%s", (language) => {
  const site = siteOf(language);

  test("the first step has one name, wherever a visitor can take it", () => {
    const name = site.header.register;
    expect(site.home.hero.cta).toBe(name);
    expect(site.account.register.submit).toBe(name);
    expect(site.classPage.steps.register.cta).toBe(name);
    expect(site.publicPage.register).toBe(name);
    expect(site.account.login.other).toContain(`<link>${name}</link>`);
  });

  test("the dashboard has the name that the menu gives it", () => {
    expect(site.studentCentre.title).toBe(site.header.centre);
    expect(site.teacherCentre.title).toBe(site.header.centre);
  });
});

describe("the length of a lesson", () => {
  test("is 30 minutes or 1 hour in every class of the demo", () => {
    expect(seriesClasses.filter(({ length }) => length !== 30 && length !== 60)).toEqual([]);
  });

  test("is never 2 hours: a longer session is two lessons", () => {
    const oneHour = { en: /two 1-hour lessons/, vn: /hai tiết 1 tiếng/, id: /2 × 1 jam/ } as const;
    for (const [region, season] of Object.entries(seasons)) {
      for (const { duration } of season.hsk.syllabuses) {
        expect(duration).toMatch(oneHour[region as keyof typeof oneHour]);
      }
    }
    expect(
      englishMatching(/\b(2|two)[\s-]hours?\b.*(lesson|session)|(lesson|session)s? of (2|two) hours/i),
    ).toEqual([]);
  });

  test("is said of classes, whose pages state it, not of courses", () => {
    expect(englishMatching(/every course|each course (says|tells|states)/i)).toEqual([]);
  });
});

describe("mock tests", () => {
  const intensive = seriesClasses.find(({ comboName }) => comboName["en-US"]?.startsWith("HSK 4 intensive"))!;
  const mockTests = /\b(one|two|three|four|five) (full |timed )?mock tests\b/i;
  const countIn = (text: string | undefined) =>
    ["one", "two", "three", "four", "five"].indexOf(mockTests.exec(text ?? "")?.[1]?.toLowerCase() ?? "") + 1;

  test("are as many as the lessons of the intensive class contain", () => {
    const lessons = intensive.lessons.filter((name) => /mock test/i.test(name["en-US"] ?? ""));
    expect(countIn(intensive.description["en-US"])).toBe(lessons.length);
  });

  test("are as many in the campaign as in the class, in its plan and its materials", () => {
    const counts = seasons.en.hsk.syllabuses.flatMap(({ plan, material }) =>
      [...plan.map(({ text }) => text), ...material].map(countIn).filter((count) => count > 0),
    );
    expect(counts.length).toBeGreaterThan(2);
    expect(new Set([...counts, countIn(intensive.description["en-US"])])).toEqual(new Set([3]));
  });
});

test("a textbook is promised only if the class has one", () => {
  const plain = seriesClasses.filter(({ description }) => /no textbook/.test(description["en-US"] ?? ""));
  expect(plain.length).toBeGreaterThan(0);
  const condition: Record<CheckedLanguage, RegExp> = {
    "en-US": /^If /,
    "zh-CN": /^如有/,
    "zh-HK": /^如有/,
    "zh-TW": /^如有/,
    "vi-VN": /^Nếu /,
    "id-ID": /^Kalau /,
    "ko-KR": /있는 수업이라면/,
  };
  for (const language of checkedLanguages)
    expect(siteOf(language).seriesDetail.plan.book).toMatch(condition[language]);
});

test("reminders are promised only where they are set up", () => {
  // A site without mail and webhook sends none, and none sends text messages, so seasons promise none.
  const promise = /\b3\b|text message|we text|tin nhắn|SMS/i;
  for (const { hsk } of Object.values(seasons))
    expect(hsk.features.filter(({ title, text }) => promise.test(`${title} ${text}`))).toEqual([]);
  expect(englishMatching(/never miss/i)).toEqual([]);
});

test("texts promise nothing that no fact or setting of a school makes true", () => {
  // A class of the demo may state what its own teacher does.
  const promise = /corrected by your teacher|answer in your language|book your next lesson|in two minutes/i;
  expect(englishMatching(promise).filter((line) => !line.startsWith("seeds "))).toEqual([]);
});

test("the school speaks of itself as we", () => {
  const patterns: Partial<Record<CheckedLanguage, RegExp>> = {
    "en-US": /\bthe school('s server| moved| canceled| changed| closed| hasn't)/i,
    "zh-CN": /学校(还没|的服务器|已为你|取消了|在\{date\}|已关闭)/,
    "zh-HK": /學校(還未|的伺服器|已為你|取消了|於\{date\}|已結束)/,
    "zh-TW": /學校(還沒|的伺服器|已為你|取消了|在\{date\}|已關閉)/,
    "ko-KR": /학교 서버|학교에서 바꾼/,
  };
  const found = texts.filter(
    ({ place, language, text }) =>
      (place === "messages" || place === "notifications") && patterns[language]?.test(text),
  );
  expect(found.map(({ language, key, text }) => `${language} ${key}: ${text}`)).toEqual([]);
});

test("mails to visitors and teachers say we", () => {
  const name = /\bschool\b|学校|學校|nhà trường|sekolah|학교/i;
  // Staff are not the school that writes to them, and may work for its operator.
  const found = texts.filter(
    ({ place, key, text }) =>
      place === "notifications" &&
      /\.person\b/.test(key) &&
      !/\b(invited|staffChanged)\./.test(key) &&
      name.test(text.replace("{school}", "")),
  );
  expect(found.map(({ language, key, text }) => `${language} ${key}: ${text}`)).toEqual([]);
});

test("partner universities have a name in each language, in its script", () => {
  const { partners } = demoContent();
  const scripts: Partial<Record<CheckedLanguage, RegExp>> = {
    "zh-CN": /^\p{Script=Han}+$/u,
    "zh-HK": /^\p{Script=Han}+$/u,
    "zh-TW": /^\p{Script=Han}+$/u,
    "vi-VN": /^Đại học /,
    "id-ID": /^Universitas /,
    "ko-KR": /^[\p{Script=Hangul} ]+$/u,
  };
  for (const [language, script] of Object.entries(scripts)) {
    const names = partners.map((partner) => partner.names[language as CheckedLanguage] ?? "");
    expect(names.filter((name) => !script.test(name))).toEqual([]);
  }
});

test("people of the campaign study at partner universities, by the names of their language", () => {
  const { partners } = demoContent();
  const namesIn = { en: partners.map(({ name }) => name) } as Record<keyof typeof seasons, string[]>;
  namesIn.vn = partners.map(({ names }) => names["vi-VN"] ?? "");
  namesIn.id = partners.map(({ names }) => names["id-ID"] ?? "");
  const university = /(?:\p{Lu}\p{L}+ )*University(?: of \p{Lu}\p{L}+)?|Đại học .*|Universitas .*/u;
  for (const [region, season] of Object.entries(seasons)) {
    const named = season.speakers
      .flatMap(({ details }) => details)
      .flatMap((detail) => university.exec(detail)?.[0] ?? []);
    const known = namesIn[region as keyof typeof seasons];
    expect(named.filter((text) => !known.some((name) => text.startsWith(name)))).toEqual([]);
  }
});
