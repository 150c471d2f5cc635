import * as z from "zod/mini";
import { demoContent } from "../../../testing/demo-content";
import { formatMessage } from "../../base/i18n/format-message";
import { checkedLanguages, type CheckedLanguage } from "../../../testing/words/checked-languages";
import type { CurrencyCode } from "../../base/reference/price-currencies";
import { schoolFile, type SchoolFacts } from "./school-file";
import { setSchool } from "./school";
import { contentFacts } from "./text-facts";
import en from "../../../messages/en-US/site.json";
import id from "../../../messages/id-ID/site.json";
import ko from "../../../messages/ko-KR/site.json";
import vi from "../../../messages/vi-VN/site.json";
import zhCN from "../../../messages/zh-CN/site.json";
import zhHK from "../../../messages/zh-HK/site.json";
import zhTW from "../../../messages/zh-TW/site.json";
import { charges as chargesRule } from "../../engines/content/rules";
import { chargeFor, chargesText, chargeTexts, paymentText } from "./charges";

const messages = {
  ...{ "en-US": en, "id-ID": id, "ko-KR": ko, "vi-VN": vi },
  ...{ "zh-CN": zhCN, "zh-HK": zhHK, "zh-TW": zhTW },
} as const satisfies Record<CheckedLanguage, unknown>;

afterEach(() => setSchool(schoolFile()));

const charge = (currency: CurrencyCode, ways = "cash"): SchoolFacts["charges"][number] => ({
  currency,
  ways: { "en-US": ways },
});
const setFacts = (facts: Partial<SchoolFacts>) => setSchool({ ...schoolFile(), ...facts });
const textsIn = (language: CheckedLanguage, priced: readonly CurrencyCode[]) =>
  chargeTexts(priced, language, (key, values) =>
    formatMessage(messages[language].prices.charge[key], values, language),
  );

test.each<[CurrencyCode, CurrencyCode[], CurrencyCode[], CurrencyCode | undefined]>([
  ["USD", ["USD", "CNY"], ["USD", "CNY"], "USD"],
  ["CNY", ["USD", "CNY"], ["USD", "CNY"], "CNY"],
  ["KRW", ["USD", "CNY", "KRW"], ["CNY", "USD"], "USD"],
  ["KRW", ["KRW", "CNY", "USD"], ["USD", "CNY"], "CNY"],
  ["KRW", ["KRW"], ["VND", "USD"], "VND"],
  ["KRW", ["KRW"], [], undefined],
])(
  "a price shown in %s, of %j, at a school that charges %j is charged in %s",
  (shown, priced, all, expected) => {
    const charges = all.map((currency) => charge(currency));
    expect(chargeFor(shown, priced, charges)?.currency).toBe(expected);
  },
);

test("each currency in which prices are shown says what is charged, and by which ways", () => {
  setFacts({ charges: [charge("EUR", "card"), charge("JPY", "cash at the desk")] });
  expect(textsIn("en-US", ["JPY", "EUR", "THB", "JPY"])).toEqual({
    JPY: "Charged in JPY by cash at the desk",
    EUR: "Charged in EUR by card",
    THB: "Estimate, charged in JPY by cash at the desk",
  });
});

test("a school that does not state what it charges claims nothing", () => {
  setFacts({ charges: [], payment: {} });
  expect(textsIn("en-US", ["USD", "KRW"])).toEqual({});
  expect([paymentText("en-US"), chargesText("ko-KR")]).toEqual(["", ""]);
});

test("the demo charges yuan, US dollars and dong; its other currencies are estimates of US dollars", () => {
  const priced = demoContent().packages.flatMap(({ prices }) => prices.map(({ currency }) => currency));
  const english = textsIn("en-US", priced);
  expect(english).toMatchObject({
    USD: "Charged in US$ by PayPal (cards too)",
    CNY: "Charged in CNY by WeChat Pay or Alipay",
    VND: "Charged in VND by bank transfer in Vietnam",
    KRW: "Estimate, charged in US$ by PayPal (cards too)",
  });
  expect(textsIn("zh-CN", priced)["CNY"]).toBe("以人民币收款：微信支付、支付宝");
  expect(textsIn("ko-KR", priced)["KRW"]).toBe("예상 금액, 실제 결제는 미국 달러: PayPal(카드 포함)");
  expect(textsIn("vi-VN", priced)["VND"]).toBe(
    "Thanh toán bằng đồng Việt Nam qua chuyển khoản ngân hàng tại Việt Nam",
  );
  for (const language of checkedLanguages)
    expect(Object.keys(textsIn(language, priced)).toSorted()).toEqual([...new Set(priced)].toSorted());
});

test("the charged currencies decide the sentence of ways to pay, so that no page contradicts the line of a price", () => {
  const payment = { "en-US": "cash" };
  setFacts({ payment, charges: [charge("USD", "PayPal"), charge("EUR", "card"), charge("HKD", "card")] });
  expect(paymentText("en-US")).toBe("PayPal or card");
  expect(contentFacts("en-US", "en-US")).toMatchObject({
    payment: "PayPal or card",
    charges: "USD: PayPal; EUR: card; HKD: card",
  });
});

test("a school that does not state what it charges has the sentence that it wrote", () => {
  setFacts({ payment: { "en-US": "cash" }, charges: [] });
  expect(paymentText("ko-KR")).toBe("cash");
});

const services = /PayPal|WeChat Pay|Alipay|微信支付|支付宝|支付寶|bank|银行|銀行|ngân hàng|은행/g;
const named = (text: string) => [...new Set(text.match(services))].toSorted();

test.each(checkedLanguages)("in %s the demo's sentence of ways to pay names each way once", (language) => {
  expect(paymentText(language).match(services)?.toSorted()).toEqual(named(chargesText(language)));
  expect(named(chargesText(language))).toHaveLength(4);
});

test.each<[string, unknown, unknown[] | undefined]>([
  ["no charges", [], undefined],
  ["a currency with its ways", [{ currency: "JOD", ways: { "en-US": "card" } }], undefined],
  ["a lower-case code", [{ currency: "usd", ways: { "en-US": "card" } }], [0, "currency", "notACurrency"]],
  ["no currency", [{ currency: "", ways: { "en-US": "card" } }], [0, "currency", "required"]],
  ["no ways", [{ currency: "EUR", ways: {} }], [0, "ways", "en-US", "fallbackMissing"]],
  ["markup", [{ currency: "EUR", ways: { "en-US": "<b>" } }], [0, "ways", "en-US", "malformed"]],
  ["a currency twice", [charge("EUR"), charge("USD"), charge("EUR")], [2, "currency", "duplicateCurrency"]],
])("the rule of charged currencies on %s", (_case, value, expected) => {
  const [issue] = z.safeParse(chargesRule.schema, value).error?.issues ?? [];
  expect(issue && [...issue.path, issue.message]).toEqual(expected);
});
