import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { env } from "../../base/env";
import type site from "../../../messages/en-US/site.json";
import { languages } from "../../base/i18n/languages";
import { readMessageFiles } from "../../base/i18n/server-messages";
import { school } from "../school/school";
import { demoPassword, isPubliclyReachable } from "./demo-password";

/*
 * Rejects new passwords that attackers guess first: zxcvbn's 49,000 most common passwords and variations of them, and
 * words from the site or from the user's own email.
 */

/**
 * The number of guesses that a password must withstand. The login allows at most 2,400 attempts per account and day
 * (lib/base/contract/limits), so a million take more than a year. It is also zxcvbn's threshold for online attacks.
 */
const minGuesses = 1_000_000;

/** Characters that are rated. The rating time grows with the square of the length, and longer guesses are rare. */
const maxRatedLength = 40;

/** The letters and digits that must remain without the words of the email and the school. */
const minOwnCharacters = 8;

/** Different signs between letters that guesses try in any arrangement; each further one multiplies the guesses. */
const freeSigns = 3;

/** Whether a new password for the account with this email is easy to guess, also when signs pad or split it. */
export async function isGuessable(password: string, email: string): Promise<boolean> {
  const text = password.normalize("NFKC");
  if (isPubliclyReachable() && fold(text) === fold(demoPassword)) return true;
  const words = knownWords(email);
  const ratedText = shorten(text);
  const [totalCount, ownCount] = [countLettersWithout(ratedText, []), countLettersWithout(ratedText, words)];
  if (ownCount < totalCount && ownCount < minOwnCharacters) return true;
  const rater = await loadRater();
  const ratedWords = [...words, ...readPasswordLabels()];
  return readings(text).some(({ letters, signCount }) => {
    const signGuesses = 10 ** Math.max(0, signCount - freeSigns);
    return rater.check(letters, ratedWords).guesses * signGuesses < minGuesses;
  });
}

/** A way to read a password: the text that is rated, and the number of different visible signs that were left out. */
type Reading = { letters: string; signCount: number };

/**
 * A password as typed, without spaces and separators, and without all signs: "p a s s w o r d" is read as the common
 * password. Spaces and invisible characters never make a password harder to guess; other signs do if there are many
 * different ones, as in generated passwords.
 */
function readings(text: string): Reading[] {
  const without = (read: string): Reading => {
    const signs = text
      .normalize("NFKD")
      .replace(invisible, "")
      .match(/[^\p{L}\p{N}]/gu);
    return { letters: shorten(read), signCount: new Set(signs).size };
  };
  const candidates = [
    { letters: shorten(text), signCount: 0 },
    without(text.replace(separator, "")),
    without(fold(text)),
  ];
  return candidates.filter(({ letters }, index) =>
    candidates.slice(0, index).every((earlier) => earlier.letters !== letters),
  );
}

/** Characters that show nothing: spaces, control and format characters, fillers and the empty braille pattern. */
const invisible = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Signs between letters, without those that people write for a letter, as in "P@$$w0rd". */
const separator = /[^\p{L}\p{N}@$!|+%&({[<]|\p{Default_Ignorable_Code_Point}/gu;

const shorten = (text: string) => [...text].slice(0, maxRatedLength).join("");

let passwordLabels: string[] | undefined;

/** The word for password in each language: zxcvbn's common passwords have few of other languages than English. */
const readPasswordLabels = (): string[] =>
  (passwordLabels ??= Object.values(readMessageFiles<typeof site>("site.json")).flatMap(({ account }) => [
    account.password,
    fold(account.password),
  ]));

/** Words that an attacker knows: the email and its parts, the school's names, and the site's host name. */
function knownWords(email: string): string[] {
  const { name, legalName, hanName, email: schoolEmail } = school();
  const names = languages.flatMap((language) => [name[language] ?? "", legalName[language] ?? ""]);
  const phrases = [email, schoolEmail, new URL(env().SITE_URL).hostname, hanName, ...names];
  const parts = phrases.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u));
  const localPart = email.slice(0, email.lastIndexOf("@"));
  const words = [...phrases, localPart, ...parts];
  return [...new Set([...words, ...words.map(fold)])].filter(isLongEnough);
}

/** Shorter words occur in passwords by chance. Two Han characters are already a word. */
const isLongEnough = (word: string) => word.length >= (/\p{Script=Han}/u.test(word) ? 2 : 4);

/** Reduces a text to lowercase letters and digits without diacritics. */
const fold = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, "");

/** Counts the letters and digits that remain after removing the words, the longest words first. */
function countLettersWithout(text: string, words: readonly string[]): number {
  const foldedWords = words.map(fold).sort((one, other) => other.length - one.length);
  return [...foldedWords.reduce((rest, word) => (word ? rest.replaceAll(word, "") : rest), fold(text))]
    .length;
}

let raterPromise: Promise<ZxcvbnFactory> | undefined;

/** Imported on first use, because the dictionary takes some megabytes of memory. */
function loadRater(): Promise<ZxcvbnFactory> {
  return (raterPromise ??= Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: maxRatedLength }),
  ));
}
