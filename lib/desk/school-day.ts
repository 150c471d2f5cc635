/** The school is in China, which keeps no summer time. */
const offsetMs = 8 * 60 * 60 * 1000;

/** The day that a moment belongs to where the school is, as in 2026-01-31. */
export const schoolDay = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);

/** A moment by the school's clock, which it names: for who reads it elsewhere. As in 2026-01-31 12:00 UTC+8. */
export const schoolTime = (at: Date): string =>
  `${new Date(at.getTime() + offsetMs).toISOString().slice(0, 16).replace("T", " ")} UTC+8`;

const dayMs = 24 * 60 * 60 * 1000;

/** The moment at which a day begins where the school is. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);

/** The moment at which it is over, and the next one begins. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + dayMs);
