/** The demo school's time zone (content/school.yaml) has no daylight saving time. */
const offset = "+08:00";
const offsetMs = 8 * 3_600_000;

/** Returns a moment as the desk's fields take it: minutes by the school's clock. */
export const toSchoolInput = (at: Date | number): string =>
  new Date(Number(at) + offsetMs).toISOString().slice(0, 16);

/** Returns the moment of a value of such a field. */
export const fromSchoolInput = (value: string): Date => new Date(`${value}:00${offset}`);
