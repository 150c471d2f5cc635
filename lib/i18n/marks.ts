const han = /[\u4e00-\u9fff]/;

/** `Language: `; after Chinese the colon is full-width and carries its own blank. */
export const withColon = (label: string) => label + (han.test(label) ? "：" : ": ");

/** A label that has its colon already, before what it labels: the full-width one carries its own blank. */
export const beforeValue = (label: string) => (label.endsWith("：") ? label : `${label} `);

/**
 * A note behind a text: ` (opens in a new window)`, in Chinese with full-width brackets and no blank before them. A note
 * that is a name says nothing of the language: the text `beside` it does.
 */
export const inBrackets = (note: string, beside = note) => (han.test(beside) ? `（${note}）` : ` (${note})`);

/** Between the things of a list: `Mon, Wed`, in Chinese 周一、周三. */
export const listMark = (language: string) => (language.startsWith("zh") ? "、" : ", ");
