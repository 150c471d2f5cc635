/** Address of a character's stroke data (`scripts/assets/strokes.mjs`). */
export const strokeDataPath = (character: string) =>
  `/art/strokes/${(character.codePointAt(0) ?? 0).toString(16)}.json`;

/** License of the stroke data, which must be with it. */
export const strokeLicensePath = "/art/strokes/ARPHICPL.TXT";

/** Name of the stroke data and of its license, the same in every language. */
export const strokeDataName = "Make Me a Hanzi, Arphic Public License";
