import { createTranslator } from "next-intl";
import type { Language } from "@/lib/base/i18n/languages";
import english from "@/messages/en-US/site.json";
import { school } from "@/lib/subjects/school/school";
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
