import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseContentFile } from "../../engines/content/content-file";
import {
  charactersSchema,
  syllablesSchema,
  wordsSchema,
  type Character,
  type ToneSyllable,
  type Word,
} from "./schema";

/** Folder of the files; part of error messages. */
const folder = "content/characters";

/** Two, because a YAML file is limited (lib/base/yaml/bounds.ts). */
const wordFiles = ["words-1", "words-2"] as const;
type WordFile = (typeof wordFiles)[number];

/** @throws Error with a one-line message: file, line and problem */
export const parseCharacters = (source: string): Character[] =>
  parseContentFile(`${folder}/characters.yaml`, source, charactersSchema);

/** @throws Error as `parseCharacters` */
export const parseWords = (file: WordFile, source: string): Word[] =>
  parseContentFile(`${folder}/${file}.yaml`, source, wordsSchema);

/** @throws Error as `parseCharacters` */
export const parseSyllables = (source: string): ToneSyllable[] =>
  parseContentFile(`${folder}/tones.yaml`, source, syllablesSchema);

const read = (name: string) =>
  readFileSync(join(/* turbopackIgnore: true */ process.cwd(), folder, name), "utf8");

let cachedCharacters: readonly Character[] | undefined;
let cachedWords: readonly Word[] | undefined;
let cachedSyllables: readonly ToneSyllable[] | undefined;

/**
 * Returns the characters to write, which are read once. Changes need a restart.
 * @throws Error as `parseCharacters`
 */
export const charactersToWrite = (): readonly Character[] =>
  (cachedCharacters ??= parseCharacters(read("characters.yaml")));

/**
 * Returns the words of the day, which are read once. Changes need a restart.
 * @throws Error as `parseCharacters`
 */
export const wordsOfTheDay = (): readonly Word[] =>
  (cachedWords ??= wordFiles.flatMap((file) => parseWords(file, read(`${file}.yaml`))));

/**
 * Returns the syllables of the tone practice, which are read once. Changes need a restart.
 * @throws Error as `parseCharacters`
 */
export const toneSyllables = (): readonly ToneSyllable[] =>
  (cachedSyllables ??= parseSyllables(read("tones.yaml")));

/**
 * Reads all files of content/characters, so that a mistake ends the start.
 * @throws Error as `parseCharacters`
 */
export function checkCharacterFiles(): void {
  charactersToWrite();
  wordsOfTheDay();
  toneSyllables();
}
