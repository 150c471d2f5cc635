import type { LanguageFacts, ServerFacts } from "./facts";

export const facts: LanguageFacts = {
  name: "English",
  short: ["en"],
  alsoKnownAs: ["eng"],
  related: [],
  isTraditional: false,
  isFullWidth: false,
  times: {
    hour: "numeric",
    weekday: "short",
    month: "short",
    monthWithYear: "short",
    longDay: [{ weekday: "long", month: "long", day: "numeric" }, ", "],
    isClockFirst: false,
    rangeSeparator: " – ",
    hasIntlRanges: true,
  },
};

export const serverFacts: ServerFacts = {
  textFallbacks: [],
  currency: "USD",
  currencyStyle: "code",
  hasCurrencySymbols: true,
  shareNetworks: ["whatsapp", "facebook"],
  studentFigure: "studentsInCourses",
  hasLegalMenu: false,
  hasLocalWeekdays: false,
  hasLowerCaseZones: false,
  keepsWords: false,
  fontParts: [],
  pictureFonts: ["noto-sans-sc"],
};
