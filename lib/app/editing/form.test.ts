import fc from "fast-check";
import { cropOf, ratioOf } from "../../engines/content/crop";
import { fieldEntries, toFields, toValues } from "./form";
import { localizedText, fromLocal, toLocal } from "../../engines/content/form-values";
import { seasonFiles } from "../../subjects/campaign/season-files";
import { defaultRefund, defaultRules } from "../../subjects/rules/rule";
import { schoolFile } from "../../subjects/school/school-file";
import { kindNames, schemas, type Kind } from "./kinds";

const texts = { "en-US": "Name", "ko-KR": "이름" };
const at = "2027-01-04T11:30:00.000Z";
const end = "2027-01-04T12:30:00.000Z";

const shown = { hidden: false, shownFrom: null, shownUntil: null };

/** A record of each kind, as stored. */
const meetingUrl = "https://meet.example/a";
const records: Record<Kind, Record<string, unknown>> = {
  placement: {
    place: "homeBanners",
    link: "/a.svg",
    url: null,
    alt: texts,
    shownFrom: at,
    shownUntil: null,
    languages: ["ko-KR"],
  },
  partner: { name: "X", names: { "zh-CN": "某大学" }, link: null, content: "/x.svg" },
  teacher: {
    nickname: texts,
    avatar: "/a.svg",
    country: "CN",
    languages: ["zh", "vi"],
    description: texts,
    video: "https://youtu.be/dQw4w9WgXcQ",
    introduction: `/sounds/${"a".repeat(64)}.wav`,
    recommended: true,
    meetingUrl,
  },
  pronunciation: { name: texts, recordings: [{ text: "学", sound: `/sounds/${"b".repeat(64)}.wav` }] },
  app: { address: "https://app.example", apkUrl: "/a.apk", version: "1" },
  course: { name: texts, brief: texts, cover: "/c.svg", levelClassPoints: [1, 20, 300] },
  live: {
    courseName: texts,
    lessonName: texts,
    cover: "/c.svg",
    teacherId: 2,
    startsAt: at,
    endsAt: end,
    meetingUrl: null,
  },
  recording: { courseId: 3, lessonName: texts, cover: "/c.svg", url: null, startsAt: at, liveId: null },
  series: {
    list: "preSale",
    languages: [],
    comboName: texts,
    description: texts,
    cover: "/c.svg",
    courseMode: "live",
    level: "HSK 1",
    teacherId: 1,
    classPoint: 0,
    length: 60,
    capacity: 6,
    deadline: at,
    closed: false,
    meetingUrl: null,
    lessons: [{ name: texts, startsAt: at, endsAt: end, meetingUrl }],
  },
  pointPackage: {
    points: 120,
    name: texts,
    prices: [
      { currency: "USD", amount: 28050 },
      { currency: "VND", amount: 7_000_000 },
      { currency: "KWD", amount: 85_125 },
    ],
    validFor: 6,
    validUnit: "month",
    order: null,
    recommended: true,
    activeFrom: at,
    activeUntil: null,
  },
  voice: {
    name: "Minh",
    country: "VN",
    originalLanguage: "ko-KR",
    quote: texts,
    picture: "",
    learned: texts,
    consent: "Email of 3 Nov 2026",
    order: 2,
    activeFrom: at,
    activeUntil: null,
  },
  school: schoolFile(),
  rule: defaultRules.series,
  refundRule: defaultRefund,
  season: seasonFiles()[0]!.body,
  sitePage: {
    sections: [
      {
        ...shown,
        id: "hero",
        type: "builtIn",
        texts: { "home.hero.title": { "vi-VN": "Xin chào" } },
        document: {},
      },
      { ...shown, id: "future", type: "later", hidden: true, json: '{"id":"future","type":"map"}' },
    ],
  },
  ownPage: {
    slug: "summer-camp",
    title: texts,
    description: {},
    sections: [
      {
        ...shown,
        id: "a",
        type: "facts",
        heading: {},
        facts: [{ value: "12", label: texts }],
        shownFrom: at,
      },
      {
        ...shown,
        id: "b",
        type: "textWithPicture",
        heading: texts,
        text: texts,
        picture: "/p.svg",
        pictureAlt: {},
        pictureSide: "left",
      },
      { ...shown, id: "c", type: "classes", heading: texts, count: 3 },
    ],
  },
  article: {
    slug: "open-day",
    title: texts,
    summary: texts,
    picture: "",
    pictureAlt: {},
    publishedOn: at,
    body: texts,
  },
};

test.each(kindNames)("a %s is unchanged after a round trip through its form", (kind) => {
  const record = records[kind];
  const values = toValues(kind, record);
  expect(Object.keys(values)).toEqual(fieldEntries(kind).map(([name]) => name));
  expect(schemas[kind].parse(toFields(kind, values, record))).toEqual(record);
});

test.each(kindNames)("an empty form of a %s reports what is missing and never throws", (kind) => {
  const result = schemas[kind].safeParse(toFields(kind, toValues(kind)));
  // A page without sections of its own is what comes with the site, and each choice of the refund rule has a first one.
  expect(result.success).toBe(kind === "sitePage" || kind === "refundRule");
});

test("an instant keeps its seconds until it is edited", () => {
  const odd = "2027-01-04T11:30:42.123Z";
  expect(fromLocal(toLocal(odd), odd)).toBe(odd);
  expect(fromLocal(toLocal(at), odd)).toBe(odd);
  expect(fromLocal(toLocal(end), odd)).toBe(end);
  expect(fromLocal("tomorrow")).toBe("tomorrow");
});

test("a text is shown in the reader's language, or in any other", () => {
  expect(localizedText(texts, "ko-KR")).toBe("이름");
  expect(localizedText(texts, "zh-CN")).toBe("Name");
  expect(localizedText({ "vi-VN": "Tên" }, "zh-CN")).toBe("Tên");
  expect(localizedText({}, "zh-CN")).toBe("");
});

test("a crop has the frame's shape, lies within the picture, and is as large as possible", () => {
  const ratio = fc.double({ min: 0.1, max: 10, noNaN: true });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const zoom = fc.double({ min: 1, max: 4, noNaN: true });
  fc.assert(
    fc.property(ratio, ratio, share, share, zoom, (picture, frame, across, down, zoom) => {
      const { left, top, width, height } = cropOf(picture, frame, { across, down, zoom });
      expect((width * picture) / height).toBeCloseTo(frame, 6);
      expect(Math.min(left, top, width, height)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9);
      expect(Math.max(width, height) * zoom).toBeCloseTo(1, 6);
    }),
  );
  expect(ratioOf("16:10")).toBe(1.6);
});
