import { toPlainText } from "../lib/subjects/texts/html";
import type { CheckedLanguage } from "../testing/words/checked-languages";
import { campaignPaths, paths } from "../lib/base/paths";
import { expect, test } from "./support/test";

/*
 * The fact sheet: rules and figures from spec sections 1, 2, 4, 5, 6 and 9 that a page must state, in each language's
 * words, checked in the served page.
 */

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
  "get a new date for it",
  "stops early",
  "outage of our service",
  "appears 5 minutes before",
  "until the lesson ends",
  "Recording starts when the student enters the classroom",
  "within 24 hours after each lesson",
  "3 hours before",
  "Tuesday and Thursday at 10 PM Beijing time",
  "not refunded",
  "within 6 months",
  "first two lessons",
  "ask once",
  "change the time, textbook or teacher",
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
/** A browser's stored values, by name. */
const storedNames = [
  "locale",
  "token",
  "account_type",
  "campaign_origin",
  "yuqiao:campaign:phone_code",
  "yuqiao:campaign:phone_number",
];

const table: [path: string, language: CheckedLanguage, facts: readonly string[]][] = [
  [paths.userAgreement, "en-US", terms],
  // The summary in the visitor's language is above the English text.
  [paths.userAgreement, "zh-CN", [...terms, "英文协议为准", "6 个月内", "2 个工作日"]],
  [paths.userAgreement, "zh-HK", [...terms, "英文條款為準", "6 個月內", "2 個工作天"]],
  [paths.userAgreement, "zh-TW", [...terms, "英文條款為準", "6 個月內", "2 個工作天"]],
  [paths.userAgreement, "id-ID", [...terms, "berbahasa Inggris", "6 bulan", "2 hari kerja"]],
  [paths.userAgreement, "ko-KR", [...terms, "아래의 영문 약관", "6개월", "2영업일"]],
  [
    paths.userAgreement,
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
      "hai buổi đầu",
      "100%",
      "1 năm",
      "2 lần",
      "2 ngày làm việc",
      "28 USD",
      "không được hoàn tiền",
    ],
  ],
  [
    paths.plusTerms,
    "ko-KR",
    ["10 minutes late", "24 hours", "6 months", "100%", "2 business days", "over 50"],
  ],
  [
    paths.aboutUs,
    "en-US",
    [
      "2018",
      "over 100 teachers",
      "over 8,000 students",
      "over 10,000",
      "over 50 partner universities",
      "US$28",
      "15 to 35",
      "4 to 6",
      "Shenzhen",
      "Hong Kong",
      "Vietnam",
      "10 PM Beijing time",
      "3 hours before",
    ],
  ],
  [paths.aboutUs, "ko-KR", ["2018", "8,000명", "10,000명", "100명", "50곳", "28달러"]],
  [
    paths.aboutUs,
    "vi-VN",
    [
      "2018",
      "hơn 100 giáo viên",
      "hơn 8.000 học viên",
      "hơn 10.000 học viên",
      "hơn 50 trường đại học",
      "28 USD",
      "Thâm Quyến",
      "Hồng Kông",
      "22:00 giờ Bắc Kinh",
    ],
  ],
  [
    paths.aboutUs,
    "id-ID",
    [
      "2018",
      "100 guru",
      "8.000 siswa",
      "10.000 siswa",
      "50 universitas",
      "US$28",
      "Shenzhen",
      "Hong Kong",
      "Vietnam",
      "22.00",
    ],
  ],
  [
    paths.aboutUs,
    "zh-CN",
    [
      "2018",
      "超过 100 位老师",
      "超过 8,000 名学员",
      "10,000",
      "超过 50 所大学",
      "28 美元",
      "深圳",
      "香港",
      "越南",
      "晚上 10 点",
    ],
  ],
  [paths.aboutUs, "zh-HK", ["2018", "8,000", "10,000", "50 間", "28 美元"]],
  [paths.aboutUs, "zh-TW", ["2018", "8,000", "10,000", "50 所", "28 美元"]],
  [campaignPaths.home("en"), "en-US", ["5,000"]],
  [campaignPaths.home("vn"), "vi-VN", ["5.000"]],
  [campaignPaths.home("id"), "id-ID", ["5.000"]],
  [paths.privacy, "en-US", [...storedNames, "24 hours", "2 years after our last contact"]],
  [paths.privacy, "zh-CN", [...storedNames, "24 小时", "2 年"]],
  [paths.privacy, "zh-HK", [...storedNames, "24 小時", "2 年"]],
  [paths.privacy, "zh-TW", [...storedNames, "24 小時", "2 年"]],
  [paths.privacy, "vi-VN", [...storedNames, "24 giờ", "2 năm"]],
  [paths.privacy, "id-ID", [...storedNames, "24 jam", "2 tahun"]],
  [paths.privacy, "ko-KR", [...storedNames, "24시간", "2년"]],
];

const help: Record<CheckedLanguage, string[]> = {
  "en-US": [
    "Google Chrome",
    "Android",
    "iPhone",
    "Over 4 Mbps",
    "over 10 Mbps",
    "upload and for download",
    "4 to 6 students",
    "over 100 students",
    "30 minutes or 1 hour",
    "chat box",
    "video window",
    "Only the teacher is shown",
    "Raise your hand",
    "5 minutes before",
    "until the lesson ends",
    "more than 10 minutes late",
    "within 24 hours",
    "class points",
    "WeChat",
    "Alipay",
    "PayPal (cards too)",
    "bank transfer in Vietnam",
    "US$28",
    "not refunded",
    "within 6 months",
    "first two lessons",
    "Tuesday and Thursday at 10 PM Beijing time",
    "3 hours before",
    "Over 50 universities",
    "scholarships",
  ],
  "zh-CN": [
    "Chrome",
    "4 Mbps 以上",
    "10 Mbps 以上",
    "4 至 6 人",
    "超过 100 人",
    "30 分钟或 1 小时",
    "聊天框",
    "视频窗口",
    "只有老师",
    "举手",
    "5 分钟",
    "下课之前",
    "10 分钟",
    "24 小时",
    "课点",
    "微信支付",
    "支付宝",
    "PayPal",
    "越南银行转账",
    "28 美元",
    "不支持退款",
    "6 个月内",
    "可以更换套餐",
    "每周二、周四，北京时间晚上 10 点",
    "前 3 小时",
    "超过 50 所",
  ],
  "zh-HK": [
    "4 Mbps 以上",
    "10 Mbps 以上",
    "4 至 6 人",
    "超過 100 人",
    "5 分鐘",
    "24 小時",
    "28 美元",
    "不設退款",
    "6 個月內",
    "可以更換套餐",
    "3 小時",
  ],
  "zh-TW": [
    "4 Mbps 以上",
    "10 Mbps 以上",
    "4 到 6 人",
    "超過 100 人",
    "5 分鐘",
    "24 小時",
    "28 美元",
    "不提供退費",
    "6 個月內",
    "可以更換方案",
    "3 小時",
  ],
  "vi-VN": [
    "trên 4 Mbps",
    "trên 10 Mbps",
    "4 đến 6 học viên",
    "trên 100 học viên",
    "30 phút hoặc 1 tiếng",
    "5 phút trước",
    "10 phút",
    "24 giờ",
    "chuyển khoản ngân hàng tại Việt Nam",
    "28 USD",
    "không được hoàn tiền",
    "6 tháng",
    "22:00 giờ Bắc Kinh",
    "3 tiếng",
  ],
  "id-ID": [
    "di atas 4 Mbps",
    "di atas 10 Mbps",
    "4 sampai 6 siswa",
    "lebih dari 100 siswa",
    "30 menit atau 1 jam",
    "5 menit sebelum",
    "10 menit",
    "24 jam",
    "transfer bank",
    "US$28",
    "tidak dapat dikembalikan",
    "6 bulan",
    "22.00 waktu Beijing",
    "3 jam sebelum",
  ],
  "ko-KR": [
    "4Mbps",
    "10Mbps",
    "4~6명",
    "100명이 넘는",
    "30분 또는 1시간",
    "5분 전",
    "10분",
    "24시간",
    "28달러",
    "환불되지 않아요",
    "6개월",
    "밤 10시",
    "3시간 전",
  ],
};

const all = [
  ...table,
  ...Object.entries(help).map(
    ([language, facts]) => [paths.help, language as CheckedLanguage, facts] satisfies (typeof table)[number],
  ),
];

/** The text of a served page's main part. */
function mainText(html: string): string {
  return toPlainText(/<main[^]*<\/main>/.exec(html)?.[0] ?? "");
}

test("every page of rules and figures states its facts, in each language", async ({ request }) => {
  for (const [path, language, facts] of all) {
    const text = mainText(await (await request.get(`${path}?locale=${language}`)).text());
    const missing = facts.filter((fact) => !text.includes(fact));
    expect.soft(missing, `${path} in ${language}`).toEqual([]);
  }
});

test("the privacy policy without a language is in Chinese and English", async ({ request }) => {
  const text = mainText(await (await request.get(paths.privacy)).text());
  for (const fact of ["24 hours", "24 小时"]) expect(text).toContain(fact);
});

test("the terms state when they were last updated, and the policy when it was rewritten", async ({
  request,
}) => {
  const textOf = async (path: string, language: string) =>
    mainText(await (await request.get(`${path}?locale=${language}`)).text());
  const dates = {
    "en-US": ["September 6, 2019", "November 28, 2026"],
    "vi-VN": ["6 tháng 9, 2019", "28 tháng 11, 2026"],
  };
  for (const [language, [updated = "", revised = ""]] of Object.entries(dates)) {
    const terms = await textOf(paths.userAgreement, language);
    for (const date of [updated, revised]) expect(terms).toContain(date);
    const policy = await textOf(paths.privacy, language);
    expect(policy).toContain(revised);
    expect(policy).not.toContain(updated);
  }
});

test("the terms page is in the reader's language, but for the English agreement itself", async ({
  request,
}) => {
  const html = await (await request.get(`${paths.userAgreement}?locale=ko-KR`)).text();
  const text = mainText(html);
  for (const words of ["이용약관", "수업 차감 기준"]) expect(text).toContain(words);
  expect(text).not.toContain("Please read it before you register or buy.");
});
