const han = /[\u4e00-\u9fff]/;

/** `Language: `; after Chinese the colon is full-width and carries its own blank. */
export const withColon = (label: string) => label + (han.test(label) ? "：" : ": ");

/** A label that has its colon already, before what it labels: the full-width one carries its own blank. */
export const beforeValue = (label: string) => (label.endsWith("：") ? label : `${label} `);

/** A note behind a text: ` (opens in a new window)`, in Chinese with full-width brackets and no blank before them. */
export const inBrackets = (note: string) => (han.test(note) ? `（${note}）` : ` (${note})`);
