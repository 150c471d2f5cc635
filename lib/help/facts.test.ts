import { languages, type Language } from "../i18n/languages";
import { plainText, sectionsHtml } from "../content/html";
import { readDocument } from "../content/read";
import { matchRoute } from "../routing/match";
import { paths } from "../routes";
import { site } from "../site";

/* The figures and rules of spec section 2 (Help) and 9 that the help must state, as each language states them. */

const table: Record<Language, string[]> = {
  "en-US": [
    "Google Chrome",
    "Android",
    "iPhone",
    "Above 10M",
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
    "PayPal, which also takes credit and debit cards",
    "Bank transfer, in Vietnam",
    "US$28",
    "we do not give refunds",
    "within 6 months",
    "first two lessons",
    "Tuesday and Thursday at 10 pm Beijing time",
    "3 hours before",
    "Over 50 universities",
    "scholarships",
  ],
  "zh-CN": [
    "Chrome",
    "10M 以上",
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
    "银行转账（限越南）",
    "28 美元",
    "不能退款",
    "支持更换套餐",
    "每周二、周四，北京时间晚上 10 点",
    "前 3 小时",
    "50 多所",
  ],
  "zh-HK": [
    "10M 以上",
    "4 至 6 人",
    "超過 100 人",
    "5 分鐘",
    "24 小時",
    "28 美元",
    "不設退款",
    "支援更換套餐",
    "3 小時",
  ],
  "zh-TW": [
    "10M 以上",
    "4 到 6 人",
    "超過 100 人",
    "5 分鐘",
    "24 小時",
    "28 美元",
    "不能退費",
    "支援更換方案",
    "3 小時",
  ],
  "vi-VN": [
    "Trên 10M",
    "4 đến 6 học viên",
    "trên 100 học viên",
    "30 phút hoặc 1 tiếng",
    "5 phút trước",
    "10 phút",
    "24 giờ",
    "Chuyển khoản ngân hàng",
    "28 USD",
    "không hoàn tiền",
    "6 tháng",
    "22:00 giờ Bắc Kinh",
    "3 tiếng",
  ],
  "id-ID": [
    "Di atas 10M",
    "4 sampai 6 siswa",
    "lebih dari 100 siswa",
    "30 menit atau 1 jam",
    "5 menit sebelum",
    "10 menit",
    "24 jam",
    "Transfer bank",
    "US$28",
    "tidak mengembalikan uang",
    "6 bulan",
    "22.00 waktu Beijing",
    "3 jam sebelum",
  ],
  "ko-KR": [
    "10M을 넘어야",
    "4~6명",
    "100명 넘게",
    "30분 또는 1시간",
    "5분 전",
    "10분",
    "24시간",
    "28달러",
    "환불은 되지 않아요",
    "6개월",
    "밤 10시",
    "3시간 전",
  ],
};

async function help(language: Language) {
  const { sections, language: written } = await readDocument("help", language);
  const html = sectionsHtml(sections);
  return { sections, written, html, text: plainText(html) };
}

test.each(languages)("the help in %s is in that language and states its facts", async (language) => {
  const { written, text } = await help(language);
  expect(written).toBe(language);
  for (const fact of table[language]) expect(text).toContain(fact);
});

test("the exchange has a limit of 6 months everywhere but in Chinese, which only says that there is one", async () => {
  for (const language of languages) {
    const { sections } = await help(language);
    const answer = sections.flatMap(({ children }) => children).find(({ id }) => id === "exchange")?.html;
    expect([language, /6/.test(answer ?? "")]).toEqual([language, !language.startsWith("zh")]);
  }
});

/** Pages of the spec that links may lead to before they are in the route table. */
const known: string[] = [paths.class, paths.hotSell, paths.live, paths.userAgreement];

test.each(languages)(
  "links of the help in %s lead to pages of the site, or to the speed test",
  async (language) => {
    const { html } = await help(language);
    const targets = [...html.matchAll(/href="([^"#][^"]*)"/g)].map(([, href = ""]) => href);
    expect(targets.length).toBeGreaterThan(6);
    for (const target of targets) {
      if (target === site.links.speedTest) continue;
      const { pathname } = new URL(target, "https://school.example");
      expect([
        target,
        Boolean(matchRoute(pathname)) || known.includes(pathname) || pathname.startsWith("/study-abroad/"),
      ]).toEqual([target, true]);
    }
  },
);
