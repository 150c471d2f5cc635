/**
 * A formatted time in parts: literal texts, and options of `Intl.DateTimeFormat`. Options with `timeZoneName` produce only
 * the zone's name. It is data, so that an inline script can format times before hydration
 * (lib/app/inline-scripts/first-paint.ts).
 */
export type TimePattern = readonly (string | Intl.DateTimeFormatOptions)[];

/** How a language writes times, where `Intl` alone does not do it as its readers expect. */
type TimeHabits = {
  /** The hour before 10: 7:30, or with two digits 07:30. */
  hour: "numeric" | "2-digit";
  /** Names the part of the day instead of the half: 晚上10:00, not 下午10:00. */
  dayPeriod?: "short";
  /** AM and PM, if Node's ICU data has English names for them. */
  dayHalves?: readonly [am: string, pm: string];
  /** Weekdays in short texts. */
  weekday: "long" | "short";
  /** Weekdays in the rhythm of lessons, if they differ from those of short texts. */
  weekdayOfRhythm?: "narrow";
  /** Months in days without a year: Nov 24, or 24/11. */
  month: "numeric" | "short";
  /** Months in days with a year. */
  monthWithYear: "numeric" | "short" | "long";
  /** The day of a long time, up to the clock time. In parts, because some locales would put the zone between them. */
  longDay: TimePattern;
  /** Whether `Intl` puts the clock time before the day. Short times then have the parts of the long ones. */
  isClockFirst: boolean;
  /** Between the first and the last day of a range. */
  rangeSeparator: string;
  /** Whether ranges by `Intl` have the form of all other days. */
  hasIntlRanges: boolean;
  /** Adds a space after the number of relative times: 37 分钟后. */
  spacesNumbers?: true;
};

/** What the site knows of a language, on the server and in the browser. */
export type LanguageFacts = {
  /** The language's own name, for menus. */
  name: string;
  /** Other spellings that `?locale=` accepts, besides the code. */
  short: readonly string[];
  /** ISO 639 codes of Accept-Language that mean this language, besides the first part of the code. */
  alsoKnownAs: readonly string[];
  /** Country and time zone of most readers, assumed where the visitor's own are unknown. */
  region?: string;
  timeZone?: string;
  /** Codes of languages that replace it where it is not offered, before English: the most readable first. */
  related: readonly string[];
  /** Whether its pages show Chinese characters in their traditional form. */
  isTraditional: boolean;
  /** Whether its marks are full-width and its words have no spaces between them, as in Chinese. */
  isFullWidth: boolean;
  times: TimeHabits;
};

/** What only the server needs to know of a language. */
export type ServerFacts = {
  /** Codes of languages whose texts replace missing documents and texts of the school, before English. */
  textFallbacks: readonly string[];
  /** The ISO 4217 code of the currency in which readers first see prices. */
  currency: string;
  /** How sentences call a currency: by its name or its code. */
  currencyStyle: "name" | "code";
  /** Names of currencies that replace the name or code. */
  currencyNames?: Readonly<Record<string, string>>;
  /** Whether prices have the unambiguous symbol of a currency, if there is one. */
  hasCurrencySymbols: boolean;
  /** The networks and chats by which readers share links, the most common first. */
  shareNetworks: readonly ("whatsapp" | "line" | "facebook" | "zalo" | "kakaotalk" | "wechat")[];
  /** The chat with an adviser that is common in the language's country, if one is. */
  chat?: "wechat" | "zalo" | "whatsapp";
  /** The branch of the school whose site, company and contacts are for its readers; else the head office. */
  branch?: "vietnam";
  /** The figure that states how many students the school has (spec section 1). */
  studentFigure: "studentsInCourses" | "studentsWithFreeClasses";
  /** Whether the menu of the header has the terms and the privacy policy (spec section 2, Layout). */
  hasLegalMenu: boolean;
  /** Whether texts name the weekdays of free classes in the language's time zone; else those in Beijing. */
  hasLocalWeekdays: boolean;
  /** Whether names of time zones begin with a word that is in lower case within a sentence. */
  hasLowerCaseZones: boolean;
  /** Whether mails wrap only between words, in a script whose letters may otherwise be separated anywhere. */
  keepsWords: boolean;
  /** Parts of the site's typeface (app/fonts) that its pages preload, besides Latin. */
  fontParts: readonly "vietnamese"[];
  /** Packages of @fontsource-variable for share pictures, with the shapes of characters that its readers expect. */
  pictureFonts: readonly string[];
};
