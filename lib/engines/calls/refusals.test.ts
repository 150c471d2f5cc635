import { languages } from "../../base/i18n/languages";
import { refusal, type RefusalName } from "./refusals";

/** What only texts in a language's own script hold. English and Indonesian share theirs. */
const script = { zh: /\p{Script=Han}/u, ko: /\p{Script=Hangul}/u, vi: /[àáảãạăâđèéêìíòóôơùúưỳý]/i };

const reasons: RefusalName[] = [
  "alreadyApplied",
  "classFull",
  "deadlinePassed",
  "notEnoughPoints",
  "unknownClass",
];

test.each(reasons)("the words of %s are those of the caller's language", (reason) => {
  const said = languages.map((language) => ({ language, words: refusal(reason, language).message }));
  expect(new Set(said.map(({ words }) => words)).size).toBe(languages.length);
  for (const [subtag, letters] of Object.entries(script)) {
    for (const { language, words } of said) expect(letters.test(words)).toBe(language.startsWith(subtag));
  }
});
