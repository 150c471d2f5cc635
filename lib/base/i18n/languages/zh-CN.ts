import type { LanguageFacts, ServerFacts } from "./facts";

export const facts: LanguageFacts = {
  name: "简体中文",
  short: ["zh"],
  alsoKnownAs: [],
  related: ["zh-TW", "zh-HK"],
  isTraditional: false,
  isFullWidth: true,
  times: {
    hour: "2-digit",
    weekday: "short",
    month: "short",
    monthWithYear: "short",
    longDay: [{ weekday: "long", month: "long", day: "numeric" }, " "],
    isClockFirst: false,
    rangeSeparator: "至",
    hasIntlRanges: false,
    spacesNumbers: true,
  },
};

export const serverFacts: ServerFacts = {
  textFallbacks: [],
  currency: "CNY",
  currencyStyle: "name",
  hasCurrencySymbols: false,
  shareNetworks: ["wechat"],
  chat: "wechat",
  studentFigure: "studentsInCourses",
  hasLegalMenu: false,
  hasLocalWeekdays: false,
  hasLowerCaseZones: false,
  keepsWords: false,
  fontParts: [],
  pictureFonts: ["noto-sans-sc"],
};
