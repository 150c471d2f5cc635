import { defineContentType, type RecordFields } from "../../engines/content/type";
import * as rule from "../../engines/content/rules";
import { languages, type Language } from "../../base/i18n/languages";
import { paths } from "../../base/paths";

/** What students say about learning here. Without a note of the student's consent, none can be published. */
export const voiceContent = defineContentType({
  fields: {
    name: rule.text({ most: 60 }),
    country: rule.country,
    originalLanguage: rule.choice(languages as unknown as readonly [Language, ...Language[]]),
    quote: rule.texts({ most: 600, long: true, anyLanguage: true }),
    picture: rule.optionalPicture("1:1"),
    learned: rule.texts({ most: 120, optional: true, anyLanguage: true }),
    consent: rule.text({ most: 300 }),
    order: rule.optionalNumber({ least: 1, most: 999 }),
    activeFrom: rule.optionalInstant,
    activeUntil: rule.optionalInstant,
  },
  titleField: "name",
  maxRecords: 100,
  pages: () => [paths.home],
  rules: ({ quote, originalLanguage, consent, activeFrom, activeUntil }, addIssue) => {
    const problem = (key: rule.Problem) => key;
    if (quote[originalLanguage] === undefined) addIssue(["quote", originalLanguage], problem("required"));
    // The date is what the message or letter of consent is found by.
    if (!/\p{N}/u.test(consent)) addIssue(["consent"], problem("noDate"));
    if (activeFrom && activeUntil && activeUntil <= activeFrom)
      addIssue(["activeUntil"], problem("endsBeforeStart"));
  },
});

export type VoiceFields = RecordFields<typeof voiceContent>;

export const voiceTypes = { voice: voiceContent };
