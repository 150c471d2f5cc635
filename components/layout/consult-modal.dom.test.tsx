import { createTranslator } from "next-intl";
import type { Language } from "@/lib/i18n/languages";
import english from "@/messages/en-US.json";
import { site, vietnamBranch } from "@/lib/site";
import { consultCodes } from "./consult-modal";

const t = createTranslator({ locale: "en-US", messages: english, namespace: "consult" });

test.each([
  ["en-US", "WeChat", site.social.wechat, site.phone],
  ["zh-CN", "WeChat", site.social.wechat, site.phone],
  ["vi-VN", "Zalo", site.social.zalo, vietnamBranch.phone],
  ["id-ID", "WhatsApp", site.social.whatsapp, site.phone],
] as const)(
  "readers of %s reach an adviser by %s, as a code and as a link",
  (language: Language, chat, href, phone) => {
    const { codes, links } = consultCodes(t as never, "Close", language);
    expect(codes).toEqual([expect.objectContaining({ caption: chat, href })]);
    expect(links[0]).toEqual({ href, text: `Message us on ${chat}` });
    expect(links[1]?.text).toContain(phone);
  },
);
