import { languages } from "../../../base/i18n/languages";
import { setSchool } from "../../../subjects/school/school";
import { schoolFile } from "../../../subjects/school/school-file";
import { createLetter } from "./letters";
import { renderHtml } from "./render";
import { bookingRuleWords, mailWords } from "./words";

const enrolled = {
  kind: "enrolment.made" as const,
  audience: "school" as const,
  data: {
    ...{ id: 1, name: "Lan", phone: "84-912345678", email: "lan@example.com", gpa_score: 0 },
    ...{ intention_city: "", intention_university: "", intention_major: "" },
    ...{ source: "越南", interest: "宣讲会;HSK培训班", suspect: false, origin: null },
  },
};

test("a mail has the school's color", () => {
  const recipient = { language: "en-US" as const, timeZone: "UTC", address: "school@example.com", name: "" };
  expect(renderHtml(createLetter(enrolled, recipient))).toContain("color:#b9332b");
  setSchool({ ...schoolFile(), mainColor: "#00437a" });
  expect(renderHtml(createLetter(enrolled, recipient))).not.toContain("#b9332b");
  setSchool(schoolFile());
});

test.each(languages)("the school's mail lists an enrolment's interests in %s", (language) => {
  const { facts } = createLetter(enrolled, {
    language,
    timeZone: "UTC",
    address: "school@example.com",
    name: "",
  });
  const words = mailWords[language];
  const interestText = Object.fromEntries(facts)[words.facts.interest];
  expect(interestText).toBe(`${words.interests[1]} · ${words.interests[3]}`);
});

describe("the school's mail", () => {
  const reader = { language: "en-US" as const, timeZone: "UTC", address: "school@example.com", name: "" };
  const enquired = {
    ...enrolled,
    kind: "question.made" as const,
    data: { ...enrolled.data, id: 7, message: "When?" },
  };
  /** The button's address with this setting, which is read once per process. */
  async function linkOf(notification: object, siteUrl: string | undefined): Promise<string | undefined> {
    process.env.SITE_URL = siteUrl;
    if (siteUrl === undefined) delete process.env.SITE_URL;
    let url: string | undefined;
    await jest.isolateModulesAsync(async () => {
      const { createLetter: create } = await import("./letters");
      url = create(notification as never, reader).action?.url;
    });
    delete process.env.SITE_URL;
    return url;
  }

  test("links to the lead at the desk", async () => {
    const site = "https://school.example";
    expect(await linkOf(enrolled, site)).toBe(`${site}/desk/leads?lead=enrolment-1`);
    expect(await linkOf(enquired, site)).toBe(`${site}/desk/leads?lead=enquiry-7`);
  });

  test("has no link while the site's address is unknown", async () => {
    expect(await linkOf(enrolled, undefined)).toBeUndefined();
  });
});

test.each(languages)(
  "the mail about a trial lesson's request in %s promises what the school states",
  (language) => {
    const asked = {
      kind: "trial.asked" as const,
      audience: "person" as const,
      data: { id: 1, student: { id: 2, name: "Minh" }, email: "lan@example.com", language: null },
    };
    const reader = { language, timeZone: "UTC", address: "lan@example.com", name: "" };
    const textWith = (answerDays: number | null) => {
      setSchool({ ...schoolFile(), answerDays });
      const { text } = createLetter(asked, reader);
      setSchool(schoolFile());
      return text;
    };
    expect(textWith(3)).toContain("3");
    expect(textWith(null)).not.toMatch(/3|business|làm việc|kerja|영업일|工作/);
    expect(textWith(null)).not.toMatch(/[{}]|\s[.,]|[，,][.，,]/);
  },
);

describe("a booking's mail", () => {
  const booked = {
    kind: "booking.made" as const,
    audience: "person" as const,
    data: {
      ...{ id: 1, student: { id: 2, name: "Minh" }, email: "lan@example.com", language: null },
      ...{ class: { id: 3, name: { "en-US": "HSK 1" } }, points: 48 },
      cancel: { by_family: "atOnce", free_until: "2026-12-01T12:00:00.000Z", late_cost: 24 },
    },
  };
  const inVietnam = { timeZone: "Asia/Ho_Chi_Minh", address: "lan@example.com", name: "" };
  const textOf = (data: Record<string, unknown>, language: (typeof languages)[number] = "en-US") =>
    createLetter({ ...booked, data }, { ...inVietnam, language }).text;

  test("states until when it can be canceled for free, in the family's zone, and what it costs then", () => {
    expect(textOf(booked.data)).toContain(
      "Canceling is free until Tuesday, December 1, 7:00\u00a0PM\u00a0(GMT+7). After that, it costs 24 of 48 class points.",
    );
  });

  test.each(languages)("says in %s that the family cannot cancel, by the default rule", (language) => {
    const cancel = { by_family: "no", free_until: null, late_cost: 48 };
    expect(textOf({ ...booked.data, cancel }, language)).toContain(bookingRuleWords[language].booking.no);
  });

  test("says nothing of it to the school, or in a mail older than the rule", () => {
    const reader = { ...inVietnam, language: "en-US" as const };
    expect(createLetter({ ...booked, audience: "school" }, reader).text).not.toContain("Canceling");
    expect(textOf({ ...booked.data, cancel: undefined })).toBe(mailWords["en-US"].booking.person.text);
  });
});

test.each(languages)("a reminder in %s states the hours of its rule; 3 in an older one", (language) => {
  const soon = {
    kind: "lesson.soon" as const,
    audience: "person" as const,
    data: {
      ...{ student: { id: 2, name: "Minh" }, email: null, language: null, of: "series" },
      ...{ class: { id: 3, name: {} }, lesson: {}, starts_at: "2026-12-01T12:00:00.000Z", has_link: true },
    },
  };
  const textOf = (data: Record<string, unknown>) =>
    createLetter({ ...soon, data }, { language, address: "a@example.com", name: "" }).text;
  expect(textOf({ ...soon.data, hours: 17 })).toMatch(/(?<!\d)17(?!\d)/);
  expect(textOf(soon.data)).toMatch(/(?<!\d)3(?!\d)/);
});
