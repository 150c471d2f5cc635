import type { Language } from "../../lib/i18n/languages";

/* What is right although a rule of lib/content/words.test.ts says otherwise: keep it short, and say why. */

/** Messages that the spec gives to the letter (section 5), whatever their form. */
export const specWords = new Set<string>([
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

/** Names that are the same in every language, units, and what is typed as it stands. */
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
  // Two settings of browsers: Do Not Track and Global Privacy Control.
  ...["Do", "Not", "Track", "Global", "Privacy", "Control"],
  "Instagram",
  "TikTok",
  "Facebook",
  // What people write to each other with, and the id by which one of them finds somebody.
  ...["WhatsApp", "Zalo", "KakaoTalk", "ID"],
  // The keys that copy.
  ...["Ctrl", "C"],
];

/** What the desk names besides: formats of files, keys, apps for the second step, codes. */
const deskNames = [
  ...["JPEG", "PNG", "WebP", "AVIF", "GIF", "CSV", "YAML", "GPA", "CN", "key"],
  ...["Enter", "A", "N", "Aegis", "FAS", "Authenticator", "Webhook", "CRM"],
];

/** Words that the glossary keeps from readers, and staff work with. */
export const deskWords = new Set(["campaign"]);

/** Sounds of Chinese as lessons name them, and the marks of a test. */
export const sounds = new Set("b p m f d t n l g k h j q x zh ch sh r z c s ng O X 艹 忄".split(" "));

/** Words of another script that a language's texts may hold. */
export const otherScript: Partial<Record<Language, readonly string[]>> = {
  "en-US": [],
  "zh-CN": [...sameNames, ...deskNames],
  "zh-HK": sameNames,
  "zh-TW": [...sameNames, "WeChat", "Pay", "QR", "Code", "Wi", "Fi"],
  "vi-VN": [],
  "id-ID": [],
  "ko-KR": [
    ...sameNames,
    ...["WeChat", "Pay", "Alipay", "QR", "IP", "你好", "nǐ", "hǎo"],
    // The company's name, which has no Korean form.
    ...["Education", "Technology", "Shenzhen", "Co", "Ltd"],
  ],
};

/** Numbers of telephones, as they are typed. */
export const numbers = new Set(["13812345678", "912345678", "81234567890"]);

/**
 * What a text quotes that is no label of ours: what other programs call it, what is to be said aloud, and what is
 * defined.
 */
export const quoted: Partial<Record<Language, ReadonlySet<string>>> = {
  "en-US": new Set(["Open in browser", "nǐ hǎo", "language bridge", "We", "us", "You"]),
  "zh-CN": new Set(["在浏览器打开", "你好", "我们"]),
  "zh-HK": new Set(["在瀏覽器開啟", "你好", "我們"]),
  "zh-TW": new Set(["在瀏覽器中開啟", "你好", "我們"]),
  "vi-VN": new Set(["Mở bằng trình duyệt", "nǐ hǎo", "nhịp cầu ngôn ngữ", "Chúng tôi"]),
  "id-ID": new Set(["Buka di browser", "nǐ hǎo", "jembatan bahasa", "Kami"]),
  "ko-KR": new Set(["브라우저에서 열기", "你好(nǐ hǎo)", "언어의 다리", "저희"]),
};

/** Sentences that go on in what follows them on the page. */
export const noSentences = new Set([
  "form.noScript",
  "content.texts.missing",
  "content.save.refused",
  "content.history.actions.refused",
  "leads.suspectShort",
]);

/** Figures that a text has more (+) or less (-) than the English one, by language and text. */
export const figures: Record<string, string[]> = {
  // 50 million.
  "zh-CN desk content.problems.tooManyPixels": ["-50", "+5000"],
  // The hour at home, where that is one.
  "vi-VN content help#free-schedule": ["+21"],
  "id-ID content help#free-schedule": ["+21"],
  "ko-KR content help#free-schedule": ["+23"],
  // From zero, as Vietnamese says it.
  "vi-VN messages home.body.1.title": ["+0"],
  // The branch's telephone.
  "vi-VN content privacy#contact-us": ["+84", "+24"],
};

/** Names that a text has more (+) or less (-) than the English one, by language and text. */
export const names: Record<string, string[]> = {};
