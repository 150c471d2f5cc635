/**
 * The properties of a series class that a student pays for. After the first booking they change only with an
 * announcement.
 */
export const classFacts = ["times", "teacher", "level", "mode", "price"] as const;

export type ClassFact = (typeof classFacts)[number];
