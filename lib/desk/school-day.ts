/** The school is in China, which keeps no summer time. */
const offsetMs = 8 * 60 * 60 * 1000;

/** The day that a moment belongs to where the school is, as in 2026-01-31. */
export const schoolDay = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
