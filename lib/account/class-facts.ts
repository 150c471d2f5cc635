/** What of a series class is bought with a seat: it stays, or is changed with an announcement. */
export const classFacts = ["times", "teacher", "level", "mode", "price"] as const;

export type ClassFact = (typeof classFacts)[number];
