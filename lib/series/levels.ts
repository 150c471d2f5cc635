/** A level as the provider writes it, such as HSK 3 or HSK 1–2: its name with the first and the last number. */
type Levels = { name: string; first: number; last: number };

/** More than any scale has: a range beyond it is a text like any other. */
const mostLevels = 20;

function read(level: string): Levels | undefined {
  const [, name = "", from, to = from] =
    /^(\D*)(\d{1,3})(?:\s*[-–—~～至到]\s*(\d{1,3}))?$/.exec(level.trim()) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return from !== undefined && first <= last && last - first < mostLevels ? { name, first, last } : undefined;
}

/** Each level by itself that a text names: HSK 1–3 is HSK 1, HSK 2 and HSK 3. What is no number stays as it is. */
export function singleLevels(level: string): string[] {
  const levels = read(level);
  if (!levels) return level.trim() ? [level] : [];
  const { name, first, last } = levels;
  return Array.from({ length: last - first + 1 }, (_, step) => `${name}${first + step}`);
}

/** Whether a class at a level is for who looks for `wanted`: HSK 1–2 is for HSK 1, for HSK 2 and for HSK 2–3. */
export function fitting(wanted: string): (level: string) => boolean {
  const levels = new Set(singleLevels(wanted));
  return (level) => singleLevels(level).some((single) => levels.has(single));
}
