/** Chinese characters: simplified or traditional. */
export type Script = "hans" | "hant";

/** Replaces each word `{simplified|traditional}` of an explanation by its form in the script. */
export const toScript = (explanation: string, script: Script) =>
  explanation.replace(/\{([^{}|]+)\|([^{}|]+)\}/g, script === "hans" ? "$1" : "$2");
