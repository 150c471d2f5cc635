import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { env } from "../env";
import { languages } from "../i18n/languages";
import { school } from "../school/school";
import { demoPassword, isPubliclyReachable } from "./demo-password";

/*
 * Rejects new passwords that attackers guess first: zxcvbn's 49,000 most common passwords and variations of them, and
 * words from the site or from the user's own email.
 */

/**
 * The number of guesses that a password must withstand. The login allows at most 2,400 attempts per account and day
 * (lib/contract/limits), so a million take more than a year. It is also zxcvbn's threshold for online attacks.
 */
const minGuesses = 1_000_000;

/** Characters that are rated. The rating time grows with the square of the length, and longer guesses are rare. */
const maxRatedLength = 40;

/** The letters and digits that must remain without the words of the email and the school. */
const minOwnCharacters = 8;

/** Whether a new password for the account with this email is easy to guess. */
export async function isGuessable(password: string, email: string): Promise<boolean> {
  const ratedText = [...password.normalize("NFKC")].slice(0, maxRatedLength).join("");
  if (isPubliclyReachable() && ratedText === demoPassword) return true;
  const words = knownWords(email);
  const [totalCount, ownCount] = [countLettersWithout(ratedText, []), countLettersWithout(ratedText, words)];
  if (ownCount < totalCount && ownCount < minOwnCharacters) return true;
  return (await loadRater()).check(ratedText, words).guesses < minGuesses;
}

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
    .replace(/[^\p{L}\p{N}]/gu, "");

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
