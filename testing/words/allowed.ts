import type { Language } from "../../lib/base/i18n/languages";

/* Exceptions from the rules of lib/subjects/texts/words.test.ts. Keep the lists short and give reasons. */

/** Messages whose text the specification prescribes (section 5). */
export const specificationTexts = new Set<string>([
  "nickname cannot be empty",
  "country not selected",
  "phone cannot be empty",
  "Name cannot be blank",
  "Please select your location",
  "Cellphone number cannot be blank",
  "Required fields cannot be empty",
  "Các trường bắt buộc không được để trống",
  "Bidang yang harus diisi tidak boleh kosong",
  "Incorrect email format",
  "Lỗi định dạng email",
  "Kesalahan format email",
  "You've signed up successfully!",
]);

/** Names and units that are the same in every language. */
const sameNames = [
  "Yuqiao",
  "HSK",
  "VIP",
  "Chrome",
  "Google",
  "Android",
  "iPhone",
  "iPad",
  "iOS",
  "PayPal",
  "Mbps",
  "MB",
  "JavaScript",
  "JSON",
  "Cookie",
  "Plus",
  "PC",
  // The browser settings Do Not Track and Global Privacy Control.
  ...["Do", "Not", "Track", "Global", "Privacy", "Control"],
  "Instagram",
  "TikTok",
  "Facebook",
  // Messaging apps, and the term for a user's identifier in them.
  ...["WhatsApp", "LINE", "YouTube", "Vimeo", "Zalo", "KakaoTalk", "ID"],
  // The keyboard shortcut to copy.
  ...["Ctrl", "C"],
  // An IP address, and the number of Vietnam's law on personal data.
  ...["IP", "QH"],
];

/** Additional names at the desk: file formats, keys, authenticator apps, codes. */
const deskNames = [
  ...["JPEG", "PNG", "WebP", "AVIF", "GIF", "CSV", "YAML", "GPA", "CN", "key", "https", "mailto"],
  ...["Enter", "A", "F", "N", "Aegis", "FAS", "Authenticator", "Webhook", "CRM"],
  // Encodings of imported files, and the code of a language in them.
  ...["XLSX", "UTF", "LE", "BE", "Windows", "GB", "Big", "EUC", "KR", "vi"],
];

/** Files that operators edit or read. */
export const fileNames = /\bdocs\/[a-z-]+\.md\b|(?<![\w.])\.env\b/g;

/** Words that the glossary forbids on the site, but not at the desk. */
export const deskWords = new Set(["campaign", "campaigns"]);

/** Pinyin sounds in the names of lessons, test marks and character components. */
export const taughtSounds = new Set("b p m f d t n l g k h j q x zh ch sh r z c s ng O X 艹 忄".split(" "));

/** Words in another script that a language's texts may contain. */
export const otherScriptWords: Partial<Record<Language, readonly string[]>> = {
  "en-US": [],
  "zh-CN": [...sameNames, ...deskNames],
  "zh-HK": sameNames,
  "zh-TW": [...sameNames, "WeChat", "Pay", "QR", "Code", "Wi", "Fi"],
  "vi-VN": [],
  "id-ID": [],
  "ko-KR": [
    ...sameNames,
    ...["WeChat", "Pay", "Alipay", "QR", "IP", "你好", "nǐ", "hǎo"],
    // The phrase of the copyright line, which Korean sites keep in English.
    ...["All", "rights", "reserved"],
    // Laws on personal data, and Hong Kong's authority.
    ...["GDPR", "PIPL", "PDPO", "PDPA", "UU", "PDP", "PCPD"],
    // The companies' names, which have no Korean form.
    ...["Education", "Technology", "Shenzhen", "Co", "Ltd", "Hong", "Kong", "Limited"],
  ],
};

/** Example phone numbers. */
export const phoneNumbers = new Set(["13812345678", "912345678", "81234567890"]);

/** Quoted phrases that are not labels of the site: labels of other programs, pronunciations and defined terms. */
export const quotedPhrases: Partial<Record<Language, ReadonlySet<string>>> = {
  "en-US": new Set(["Open in browser", "nǐ hǎo", "language bridge", "We", "us", "You"]),
  "zh-CN": new Set(["在浏览器打开", "你好", "我们", "隐私"]),
  "zh-HK": new Set(["在瀏覽器開啟", "你好", "我們", "私隱"]),
  "zh-TW": new Set(["在瀏覽器中開啟", "你好", "我們", "隱私"]),
  "vi-VN": new Set(["Mở bằng trình duyệt", "nǐ hǎo", "nhịp cầu ngôn ngữ", "Chúng tôi"]),
  "id-ID": new Set(["Buka di browser", "nǐ hǎo", "jembatan bahasa", "Kami"]),
  "ko-KR": new Set(["브라우저에서 열기", "你好(nǐ hǎo)", "언어의 다리", "저희"]),
};

/** Messages that are completed by the text after them on the page. */
export const incompleteSentences = new Set([
  "form.noScript",
  "content.texts.missing",
  "messages.states.failed",
  "optOut.title",
  "optOut.button",
  "content.save.refused",
  "content.history.actions.refused",
  "leads.suspectShort",
  "trialLesson",
  "trialWith",
  "attendance.missing",
  "calendar.suggestions.taken",
  "today.lessons.missing",
]);

/** Figures that are part of a name: an encoding's number. */
export const namesWithFigures = new Set(["18030"]);

/** Figures that only the text (+) or only the English one (-) contains, by language and text. */
export const figureDifferences: Record<string, string[]> = {
  // 50 million.
  "zh-CN desk content.problems.tooManyPixels": ["-50", "+5000"],
  // The local time, in languages of a single time zone.
  "vi-VN content help#free-schedule": ["+21"],
  "id-ID content help#free-schedule": ["+21"],
  "ko-KR content help#free-schedule": ["+23"],
  ...Object.fromEntries(
    [
      ["vi-VN", "+21"],
      ["id-ID", "+21"],
      ["ko-KR", "+23"],
    ].flatMap(([language, hour]) =>
      ["messages home.freeClass.text", "messages live.text", "content about#start"].map((text) => [
        `${language} ${text}`,
        [hour!],
      ]),
    ),
  ),
  // The Indonesian country code, and the Indonesian law on consumers.
  "id-ID server refusals.wrongContact": ["-84", "+62"],
  "ko-KR server refusals.wrongContact": ["-84", "+82"],
  "zh-HK server refusals.wrongContact": ["-84", "+852"],
  "zh-TW server refusals.wrongContact": ["-84", "+886"],
  "id-ID content terms-summary#intro": ["+8", "+1999"],
  // The branch's phone number.
  "vi-VN content privacy#contact-us": ["+84", "+24"],
};

/** Names that only the text (+) or only the English one (-) contains, by language and text. */
export const nameDifferences: Record<string, string[]> = {};
