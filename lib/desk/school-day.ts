/** The school is in China, which has no daylight saving time. */
const offsetMs = 8 * 60 * 60 * 1000;

/** The date of an instant in the school's time zone, such as 2026-01-31. */
export const schoolDay = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);

/** Formats an instant in the school's time zone, including the offset, such as 2026-01-31 12:00 UTC+8. */
export const schoolTime = (at: Date): string =>
  `${new Date(at.getTime() + offsetMs).toISOString().slice(0, 16).replace("T", " ")} UTC+8`;

const dayMs = 24 * 60 * 60 * 1000;

/** Start of a day in the school's time zone. */
export const startOfSchoolDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);

/** End of a day in the school's time zone, which is the start of the next. */
export const endOfSchoolDay = (day: string): Date => new Date(startOfSchoolDay(day).getTime() + dayMs);
