import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { env } from "../../env";
import { languages } from "../../i18n/languages";
import { school } from "../../school/school";
import { demoPassword, strangersMayLogIn } from "../seed/demo-accounts";

/*
 * Which new passwords are refused because they are guessed first: the 49,000 most common ones of zxcvbn's list and what
 * people make of them, and words that stand on the site or in the login itself.
 */

/**
 * Guesses that a password must withstand. At the login, where an account has at most 2,400 a day (lib/limits/table),
 * a million take more than a year; zxcvbn counts fewer as weak against online attacks, too.
 */
const minGuesses = 1_000_000;

/** Characters that are judged: rating takes longer with the square of the length, and nobody guesses so many. */
const maxJudged = 40;

/** Letters and digits that must be left when the words of the login and the school are taken out. */
const minOwn = 8;

/** Whether a new password would be among the first guesses at the account with this email. */
export async function isGuessable(password: string, email: string): Promise<boolean> {
  const judged = [...password.normalize("NFKC")].slice(0, maxJudged).join("");
  if (strangersMayLogIn() && judged === demoPassword) return true;
  const words = knownWords(email);
  const [all, own] = [lettersWithout(judged, []), lettersWithout(judged, words)];
  if (own < all && own < minOwn) return true;
  return (await rater()).check(judged, words).guesses < minGuesses;
}

/** What a guesser knows about the account: its email and its parts, the school's names, and the site's host. */
function knownWords(email: string): string[] {
  const { name, legalName, hanName, email: schoolEmail } = school();
  const names = languages.flatMap((language) => [name[language] ?? "", legalName[language] ?? ""]);
  const whole = [email, schoolEmail, new URL(env().SITE_URL).hostname, hanName, ...names];
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u));
  const local = email.slice(0, email.lastIndexOf("@"));
  const words = [...whole, local, ...parts];
  return [...new Set([...words, ...words.map(fold)])].filter(isLongEnough);
}

/** A shorter word stands in many a password by chance; of Han characters two are a word. */
const isLongEnough = (word: string) => word.length >= (/\p{Script=Han}/u.test(word) ? 2 : 4);

/** Letters and digits alone, without case and marks. */
const fold = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** How many letters and digits of a text are left without the words, the longest of them first. */
function lettersWithout(text: string, words: readonly string[]): number {
  const folded = words.map(fold).sort((one, other) => other.length - one.length);
  return [...folded.reduce((rest, word) => (word ? rest.replaceAll(word, "") : rest), fold(text))].length;
}

let made: Promise<ZxcvbnFactory> | undefined;

/** Imported when first needed: the list takes some megabytes, which a site that only shows pages does without. */
function rater(): Promise<ZxcvbnFactory> {
  return (made ??= Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: maxJudged }),
  ));
}
