import { languageFacts, type Language } from "./languages";

const han = /[\u4e00-\u9fff]/;

/** Appends a colon: `Language: `. Chinese uses the full-width colon, which needs no space. */
export const withColon = (label: string) => label + (han.test(label) ? "：" : ": ");

/** Separates a label that ends in a colon from its value. The full-width colon needs no space. */
export const withValueSeparator = (label: string) => (label.endsWith("：") ? label : `${label} `);

/**
 * Formats a note behind a text: ` (opens in a new window)`, in Chinese with full-width brackets and no space.
 * @param context the text that determines the language, if the note is a name
 */
export const toParentheses = (note: string, context = note) =>
  han.test(context) ? `（${note}）` : ` (${note})`;

/** The list separator: `Mon, Wed`, in Chinese 周一、周三. */
export const listSeparator = (language: Language) => (languageFacts[language].isFullWidth ? "、" : ", ");
