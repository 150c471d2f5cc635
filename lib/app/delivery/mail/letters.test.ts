import { languages } from "../../../base/i18n/languages";
import { setSchool } from "../../../subjects/school/school";
import { schoolFile } from "../../../subjects/school/school-file";
import { createLetter } from "./letters";
import { renderHtml } from "./render";
import { mailWords } from "./words";

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
