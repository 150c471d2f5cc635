import type { Language } from "./i18n/languages";

/**
 * The school: its brand and every company fact (spec sections 1 and 2). Another school replaces this file.
 * Facts that read differently by language stand here once per language; sentences belong in `messages/`.
 */
export const site = {
  /** Prefix of the site's keys in the browser's local storage. */
  key: "yuqiao",
  name: "Yuqiao",
  /** The name in Han characters: a hero of the brand, shown beside the Latin one. */
  hanName: "语桥",
  legalName: "Yuqiao Education Technology (Shenzhen) Co. Ltd",
  founded: 2018,
  phone: "+86 755 5550 0128",
  email: "hello@yuqiao.example",
  /** Filing number of the website with the Chinese authorities. */
  filing: { number: "粤ICP备00000000号", url: "https://beian.miit.gov.cn/" },
  social: {
    wechat: "https://weixin.qq.com/r/yuqiao",
    instagram: "https://www.instagram.com/yuqiao.example",
    tiktok: "https://www.tiktok.com/@yuqiao.example",
    facebook: "https://www.facebook.com/yuqiao.example",
    /** The Hanoi office, and the school's own number. */
    zalo: "https://zalo.me/842455500128",
    whatsapp: "https://wa.me/8675555500128",
  },
} as const;

/** Figures that texts state, and addresses that only the server writes into pages: apart, so that no browser carries them. */
export const siteFacts = {
  partnerUniversities: 50,
  teachers: 100,
  /**
   * The spec states both figures (section 1), the second in Vietnamese: said of what each counts, they do not
   * contradict each other (docs/decisions/0020-words-held-to-a-glossary.md).
   */
  students: { inCourses: 8_000, withFreeClasses: 10_000 },
  /** Campaign figure: learners enrolled. */
  enrolled: 5000,
  /** Trial lesson value in US dollars. */
  trialValue: 28,
  /** Sites of others that texts send readers to. */
  links: { speedTest: "https://www.speedtest.net/" },
  videoChannel: "https://www.youtube.com/@yuqiao.example",
} as const;

/** The Vietnam branch, named in full for Vietnamese readers. */
export const vietnamBranch = {
  legalName: "Công ty TNHH Giáo dục Yuqiao Việt Nam",
  address: "Tầng 8, số 128 đường Cầu Giấy, quận Cầu Giấy, Hà Nội",
  taxCode: "0100000000",
  phone: "+84 24 5550 0128",
  email: "vietnam@yuqiao.example",
} as const;

/** How readers of a language reach an adviser: by what people chat with where it is spoken, and by the nearest office. */
export function adviser(language: Language) {
  const { phone, email } = language === "vi-VN" ? vietnamBranch : site;
  return { chat: chats[language] ?? ("wechat" as const), phone, email };
}

const chats: Partial<Record<Language, "zalo" | "whatsapp">> = { "vi-VN": "zalo", "id-ID": "whatsapp" };

/** The company's name in a text of that language. */
export function legalName(language: Language): string {
  switch (language) {
    case "zh-CN":
      return "语桥教育科技（深圳）有限公司";
    case "zh-HK":
    case "zh-TW":
      return "語橋教育科技（深圳）有限公司";
    default:
      return site.legalName;
  }
}

/** Name of the site as titles and logos show it. */
export function siteName(language: Language): string {
  switch (language) {
    case "zh-CN":
      return "语桥";
    case "zh-HK":
    case "zh-TW":
      return "語橋";
    default:
      return "Yuqiao";
  }
}
