import type { LanguageFacts, ServerFacts } from "./facts";

export const facts: LanguageFacts = {
  name: "Tiếng Việt",
  short: ["vn", "vi"],
  alsoKnownAs: ["vie"],
  region: "VN",
  timeZone: "Asia/Ho_Chi_Minh",
  related: [],
  isTraditional: false,
  isFullWidth: false,
  times: {
    hour: "2-digit",
    weekday: "short",
    // T2, T4, T6 instead of Thứ 2, Thứ 4, Thứ 6.
    weekdayOfRhythm: "narrow",
    month: "numeric",
    monthWithYear: "numeric",
    longDay: [{ weekday: "long" }, ", ", { day: "numeric", month: "numeric" }, ", "],
    // The locale would write 22:00 Thứ 3, 24 thg 11.
    isClockFirst: true,
    rangeSeparator: " – ",
    hasIntlRanges: true,
  },
};

export const serverFacts: ServerFacts = {
  textFallbacks: [],
  currency: "VND",
  currencyStyle: "code",
  currencyNames: { VND: "đồng Việt Nam" },
  hasCurrencySymbols: false,
  shareNetworks: ["zalo", "facebook"],
  chat: "zalo",
  branch: "vietnam",
  studentFigure: "studentsWithFreeClasses",
  hasLegalMenu: true,
  hasLocalWeekdays: true,
  hasLowerCaseZones: true,
  keepsWords: false,
  fontParts: ["vietnamese"],
  pictureFonts: ["noto-sans-sc"],
};
