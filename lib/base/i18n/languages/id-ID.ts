import type { LanguageFacts, ServerFacts } from "./facts";

export const facts: LanguageFacts = {
  name: "Bahasa Indonesia",
  short: ["id"],
  alsoKnownAs: ["ind", "in"],
  region: "ID",
  timeZone: "Asia/Jakarta",
  related: [],
  isTraditional: false,
  isFullWidth: false,
  times: {
    hour: "2-digit",
    weekday: "short",
    month: "short",
    monthWithYear: "long",
    longDay: [{ weekday: "long", month: "long", day: "numeric" }, ", "],
    isClockFirst: false,
    rangeSeparator: " – ",
    hasIntlRanges: true,
  },
};

export const serverFacts: ServerFacts = {
  textFallbacks: [],
  currency: "IDR",
  currencyStyle: "code",
  hasCurrencySymbols: true,
  shareNetworks: ["whatsapp", "facebook"],
  chat: "whatsapp",
  studentFigure: "studentsInCourses",
  hasLegalMenu: false,
  hasLocalWeekdays: true,
  hasLowerCaseZones: true,
  keepsWords: false,
  fontParts: [],
  pictureFonts: ["noto-sans-sc"],
};
