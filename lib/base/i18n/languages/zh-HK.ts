import type { LanguageFacts, ServerFacts } from "./facts";

export const facts: LanguageFacts = {
  name: "繁體中文（香港）",
  short: ["hk"],
  alsoKnownAs: [],
  region: "HK",
  related: ["zh-TW", "zh-CN"],
  isTraditional: true,
  isFullWidth: true,
  times: {
    hour: "numeric",
    dayPeriod: "short",
    // The short form in ICU is 週二; readers expect 星期二.
    weekday: "long",
    month: "short",
    monthWithYear: "short",
    longDay: [{ weekday: "long", month: "long", day: "numeric" }, " "],
    isClockFirst: false,
    rangeSeparator: "至",
    hasIntlRanges: false,
  },
};

export const serverFacts: ServerFacts = {
  textFallbacks: ["zh-TW", "zh-CN"],
  currency: "HKD",
  currencyStyle: "name",
  hasCurrencySymbols: false,
  shareNetworks: ["whatsapp", "facebook"],
  studentFigure: "studentsInCourses",
  hasLegalMenu: false,
  hasLocalWeekdays: false,
  hasLowerCaseZones: false,
  keepsWords: false,
  fontParts: [],
  pictureFonts: ["noto-sans-hk"],
};
