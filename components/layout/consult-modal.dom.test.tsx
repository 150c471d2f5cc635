import { createTranslator } from "next-intl";
import type { Language } from "@/lib/base/i18n/languages";
import english from "@/messages/en-US/site.json";
import { school, setSchool } from "@/lib/subjects/school/school";
import { createConsultProps } from "./consult-modal";

const t = createTranslator({ locale: "en-US", messages: english, namespace: "consult" });

const facts = school();

test.each([
  ["en-US", "WeChat", facts.wechat, facts.phone],
  ["zh-CN", "WeChat", facts.wechat, facts.phone],
  ["vi-VN", "Zalo", facts.zalo, facts.vietnamPhone],
  ["id-ID", "WhatsApp", facts.whatsapp, facts.phone],
] as const)(
  "readers of %s reach an adviser by %s, as a code and as a link",
  (language: Language, chat, href, phone) => {
    const { codes, links } = createConsultProps(t as never, "Close", language);
    expect(codes).toEqual([expect.objectContaining({ caption: chat, href })]);
    expect(links[0]).toEqual({ href, text: `Message us on ${chat}` });
    expect(links[1]?.text).toContain(phone);
  },
);

test.each([
  [null, "An adviser will answer."],
  [1, "An adviser will answer, usually within one business day."],
  [3, "An adviser will answer, usually within 3 business days."],
])("a school that states %p days promises no more than that", (answerDays, expected) => {
  setSchool({ ...facts, answerDays });
  const { text } = createConsultProps(t as never, "Close", "en-US");
  setSchool(facts);
  expect(text).toBe(`Tell us your level and your goal. ${expected}`);
});
