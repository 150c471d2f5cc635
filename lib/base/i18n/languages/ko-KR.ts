import type { LanguageFacts, ServerFacts } from "./facts";

export const facts: LanguageFacts = {
  name: "한국어",
  short: ["ko"],
  alsoKnownAs: ["kor"],
  region: "KR",
  timeZone: "Asia/Seoul",
  related: [],
  isTraditional: false,
  isFullWidth: false,
  times: {
    hour: "numeric",
    dayHalves: ["오전", "오후"],
    weekday: "short",
    month: "short",
    monthWithYear: "short",
    longDay: [{ weekday: "long", month: "long", day: "numeric" }, " "],
    isClockFirst: false,
    rangeSeparator: "~",
    hasIntlRanges: true,
  },
};

export const serverFacts: ServerFacts = {
  textFallbacks: [],
  currency: "KRW",
  currencyStyle: "name",
  hasCurrencySymbols: false,
  shareNetworks: ["kakaotalk", "facebook"],
  studentFigure: "studentsInCourses",
  hasLegalMenu: false,
  hasLocalWeekdays: false,
  hasLowerCaseZones: false,
  keepsWords: true,
  fontParts: [],
  // The large characters are Chinese in every language.
  pictureFonts: ["noto-sans-kr", "noto-sans-sc"],
};
