import { checkedLanguages, type CheckedLanguage } from "../../../testing/words/checked-languages";
import { noFacts, schoolFile } from "../school/school-file";
import { setSchool } from "../school/school";
import { sectionsHtml, toPlainText } from "./html";
import type { DocumentName } from "./document-names";
import { readDocument } from "./read";

process.env.SITE_URL = "https://school.example";

/* The legal texts name the laws, deadlines and rights of the places that the school's languages are spoken in. */

type Law = "GDPR" | "PIPL" | "PDPO" | "PDPA" | "Vietnam" | "Indonesia" | "PIPA";

const inChinese = {
  GDPR: /2016\/679/,
  PIPL: /《个人信息保护法》|《個人信息保護法》/,
  PDPO: /《个人资料（私隐）条例》|《個人資料（私隱）條例》/,
  PDPA: /台湾地区：《个人资料保护法》|台灣：《個人資料保護法》/,
  Vietnam: /91\/2025\/QH15/,
  Indonesia: /2022 年第 27 [号號]法律/,
  PIPA: /韩国：《个人信息保护法》|(韓國|南韓)：《個人資訊保護法》/,
} satisfies Record<Law, RegExp>;

const names: Record<CheckedLanguage, Record<Law, RegExp>> = {
  "en-US": {
    GDPR: /GDPR, Regulation 2016\/679/,
    PIPL: /Personal Information Protection Law \(PIPL\)/,
    PDPO: /Personal Data \(Privacy\) Ordinance \(PDPO, Chapter 486\)/,
    PDPA: /Personal Data Protection Act \(PDPA\)/,
    Vietnam: /Law 91\/2025\/QH15/,
    Indonesia: /UU PDP, Law 27\/2022/,
    PIPA: /Personal Information Protection Act \(PIPA\)/,
  },
  "zh-CN": inChinese,
  "zh-HK": inChinese,
  "zh-TW": inChinese,
  "vi-VN": {
    GDPR: /GDPR, Quy định 2016\/679/,
    PIPL: /\(PIPL\)/,
    PDPO: /PDPO, Chương 486/,
    PDPA: /\(PDPA\)/,
    Vietnam: /Luật Bảo vệ dữ liệu cá nhân \(Luật số 91\/2025\/QH15\)/,
    Indonesia: /UU PDP, Luật số 27 năm 2022/,
    PIPA: /\(PIPA\)/,
  },
  "id-ID": {
    GDPR: /GDPR, Peraturan 2016\/679/,
    PIPL: /\(PIPL\)/,
    PDPO: /PDPO, Bab 486/,
    PDPA: /\(PDPA\)/,
    Vietnam: /91\/2025\/QH15/,
    Indonesia: /Undang-Undang Pelindungan Data Pribadi \(UU PDP, UU No. 27 Tahun 2022\)/,
    PIPA: /\(PIPA\)/,
  },
  "ko-KR": {
    GDPR: /GDPR, 규정 2016\/679/,
    PIPL: /\(PIPL\)/,
    PDPO: /PDPO, 제486장/,
    PDPA: /\(PDPA\)/,
    Vietnam: /91\/2025\/QH15/,
    Indonesia: /UU PDP, 2022년 법률 제27호/,
    PIPA: /대한민국: 개인정보 보호법/,
  },
};

afterEach(() => setSchool(schoolFile()));

async function textOf(name: DocumentName, language: CheckedLanguage, id?: string): Promise<string> {
  const { sections, intro } = await readDocument(name, language, language);
  const clauses = sections.flatMap(({ children }) => children);
  const found = id === undefined ? sections : clauses.filter((clause) => clause.id === id);
  return toPlainText(
    id === undefined ? intro + sectionsHtml(found) : found.map(({ html }) => html).join(" "),
  );
}

describe.each(checkedLanguages)("the privacy policy in %s", (language) => {
  test.each(Object.keys(inChinese) as Law[])("names %s", async (law) => {
    expect(await textOf("privacy", language, "who-laws")).toMatch(names[language][law]);
  });

  test("states the deadlines after a breach, and of answers", async () => {
    const breach = await textOf("privacy", language, "keeping-breach");
    expect(breach).toMatch(/72/);
    expect(breach).toMatch(/3 × 24/);
    const answers = await textOf("privacy", language, "rights-complaints");
    for (const days of [2, 10, 15, 20, 30]) expect(answers).toMatch(new RegExp(`\\b${days}(?!\\d)`));
  });

  test("says who looks after privacy, with or without an email address", async () => {
    const email = "lotus@lotus.example";
    setSchool({ ...noFacts(), name: { "en-US": "Lotus" }, email });
    expect(await textOf("privacy", language, "who-contact")).toContain(email);
    setSchool({ ...noFacts(), name: { "en-US": "Lotus" } });
    const text = await textOf("privacy", language, "who-contact");
    expect(text.length).toBeGreaterThan(20);
    expect(text).not.toContain("@");
  });

  test("states ages of children, and how long recordings are kept", async () => {
    expect(await textOf("privacy", language, "minors-young")).toMatch(/14/);
    expect(await textOf("privacy", language, "minors-recordings")).toMatch(/18/);
    expect(await textOf("privacy", language, "keeping-time")).toMatch(/12/);
  });
});

test("the policy for mainland China rests on no legal basis that its law does not have", async () => {
  expect(await textOf("privacy", "zh-CN")).not.toMatch(/正当利益|合法利益|依据你的请求/);
});

test("no privacy policy calls a request a legal basis", async () => {
  const requests = /: your request|依據你的要求|theo yêu cầu của bạn$|: permintaanmu|: 회원님의 요청/m;
  for (const language of checkedLanguages)
    expect(await textOf("privacy", language, "use-purposes")).not.toMatch(requests);
});
