import { plainText, sectionsHtml } from "./html";
import { readDocument, type DocumentName } from "./read";
import type { Language } from "../i18n/languages";

process.env.SITE_URL = "https://school.example";

/* The rules and figures of spec sections 1, 4, 5, 6 and 9 that each text must state, as it states them. */

const terms = [
  "30 minutes or 1 hour",
  "4 to 6 students",
  "over 100",
  "US$28",
  "share its balance",
  "true, complete and your own",
  "Each student account is for one student",
  "may not be replaced by another person",
  "may not be sold, given, lent",
  "responsible for the conduct of every student",
  "late but attends",
  "still ends",
  "outage on the user’s side",
  "more than 10 minutes late",
  "may be rescheduled",
  "stops it early",
  "our service has an outage",
  "appears 5 minutes before",
  "until the lesson ends",
  "Recording starts when the student enters the classroom",
  "within 24 hours after each lesson",
  "3 hours before",
  "Tuesday and Thursday at 10 pm Beijing time",
  "not refunded",
  "within 6 months",
  "first two lessons",
  "one request",
  "Class time, textbook and teacher cannot be changed",
  "WeChat",
  "Alipay",
  "PayPal",
  "cards",
  "bank transfer",
  "100% of the amount",
  "one year after it ends",
  "two times the annual pay",
  "without notice",
  "ends automatically once the courses in the account are completed and the account expires",
  "within 2 business days",
  "keeps taking courses",
];
const table: [DocumentName, Language, string[]][] = [
  ["legal/terms", "en-US", terms],
  ["legal/terms", "zh-CN", terms],
  ["legal/terms", "ko-KR", terms],
  [
    "legal/terms",
    "vi-VN",
    [
      "30 phút hoặc 1 giờ",
      "4 đến 6",
      "hơn 100",
      "10 phút",
      "5 phút",
      "24 giờ",
      "3 giờ",
      "6 tháng",
      "hai buổi học đầu tiên",
      "100%",
      "1 năm",
      "2 lần",
      "2 ngày làm việc",
      "28 USD",
      "không được hoàn phí",
    ],
  ],
  [
    "legal/plus-terms",
    "ko-KR",
    ["10 minutes late", "24 hours", "6 months", "100%", "2 business days", "over 50"],
  ],
  [
    "about",
    "en-US",
    [
      "2018",
      "over 100 teachers",
      "over 8,000 students",
      "over 50 partner universities",
      "5,000",
      "US$28",
      "15 to 35",
      "4 to 6",
      "Shenzhen",
      "Hong Kong",
      "Vietnam",
      "10 pm Beijing time",
      "3 hours before",
    ],
  ],
  ["about", "ko-KR", ["over 8,000 students"]],
  [
    "about",
    "vi-VN",
    [
      "2018",
      "hơn 100 giáo viên",
      "hơn 10.000 học viên",
      "hơn 50 trường đại học",
      "5.000",
      "28 USD",
      "Thâm Quyến",
      "Hồng Kông",
      "22:00 giờ Bắc Kinh",
    ],
  ],
  [
    "about",
    "id-ID",
    [
      "2018",
      "100 guru",
      "8.000 siswa",
      "50 universitas",
      "5.000",
      "US$28",
      "Shenzhen",
      "Hong Kong",
      "Vietnam",
      "22.00",
    ],
  ],
  [
    "about",
    "zh-CN",
    [
      "2018",
      "超过 100 位老师",
      "超过 8,000 名学员",
      "超过 50 所大学",
      "5,000",
      "28 美元",
      "深圳",
      "香港",
      "越南",
      "晚上 10 点",
    ],
  ],
  ["about", "zh-HK", ["2018", "8,000", "50 間", "5,000", "28 美元"]],
  ["about", "zh-TW", ["2018", "8,000", "50 所", "5,000", "28 美元"]],
  [
    "legal/privacy",
    "en-US",
    [
      "locale",
      "token",
      "account_type",
      "yuqiao:campaign:phone_code",
      "yuqiao:campaign:phone_number",
      "24 hours",
    ],
  ],
  ["legal/privacy", "zh-CN", ["locale", "token", "account_type", "yuqiao:campaign:phone_code", "24 小时"]],
  ["legal/privacy", "vi-VN", ["account_type", "yuqiao:campaign:phone_number", "24 giờ"]],
  ["legal/privacy", "id-ID", ["account_type", "yuqiao:campaign:phone_number", "24 jam"]],
];

test.each(table)("%s for a reader of %s states its facts", async (name, language, facts) => {
  const { intro, sections, lead = "" } = await readDocument(name, language);
  const words = `${lead} ${plainText(intro + sectionsHtml(sections))}`;
  for (const fact of facts) expect(words).toContain(fact);
});

test.each(["legal/terms", "legal/plus-terms", "legal/privacy"] as const)(
  "%s was last updated on 6 September 2019",
  async (name) => {
    expect((await readDocument(name, "en-US")).updated).toBe("2019-09-06");
  },
);
