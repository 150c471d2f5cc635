import type { LanguageFacts, ServerFacts } from "./facts";

export const facts: LanguageFacts = {
  name: "繁體中文（台灣）",
  short: ["tw"],
  alsoKnownAs: [],
  related: ["zh-HK", "zh-CN"],
  isTraditional: true,
  isFullWidth: true,
  times: {
    hour: "numeric",
    dayPeriod: "short",
    weekday: "short",
    month: "short",
    monthWithYear: "short",
    longDay: [{ weekday: "long", month: "long", day: "numeric" }, " "],
    isClockFirst: false,
    rangeSeparator: "至",
    hasIntlRanges: false,
  },
};

export const serverFacts: ServerFacts = {
  textFallbacks: ["zh-HK", "zh-CN"],
  currency: "TWD",
  currencyStyle: "name",
  hasCurrencySymbols: false,
  shareNetworks: ["line", "facebook"],
  studentFigure: "studentsInCourses",
  hasLegalMenu: false,
  hasLocalWeekdays: false,
  hasLowerCaseZones: false,
  keepsWords: false,
  fontParts: [],
  pictureFonts: ["noto-sans-tc"],
};
