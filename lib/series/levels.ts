/** A parsed level, such as HSK 3 or HSK 1–2: its name with the first and the last number. */
type LevelRange = { name: string; first: number; last: number };

/** More levels than any scale has; a wider range is not treated as a range. */
const maxLevels = 20;

function parseLevels(level: string): LevelRange | undefined {
  const [, name = "", from, to = from] =
    /^(\D*)(\d{1,3})(?:\s*[-–—~～至到]\s*(\d{1,3}))?$/.exec(level.trim()) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return from !== undefined && first <= last && last - first < maxLevels ? { name, first, last } : undefined;
}

/** Expands a range of levels: HSK 1–3 becomes HSK 1, HSK 2 and HSK 3. Other texts are returned unchanged. */
export function singleLevels(level: string): string[] {
  const levels = parseLevels(level);
  if (!levels) return level.trim() ? [level] : [];
  const { name, first, last } = levels;
  return Array.from({ length: last - first + 1 }, (_, step) => `${name}${first + step}`);
}

/** Creates a filter for levels that overlap `wanted`: HSK 1–2 matches HSK 1, HSK 2 and HSK 2–3. */
export function createLevelFilter(wanted: string): (level: string) => boolean {
  const levels = new Set(singleLevels(wanted));
  return (level) => singleLevels(level).some((single) => levels.has(single));
}
