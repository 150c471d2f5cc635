import { isEqual } from "./changed-keys";

export type Side = "mine" | "theirs";
/** A value that both sides changed differently. `path` names the field, a text's language or a list's item. */
export type ValueConflict = { path: string; mine: unknown; theirs: unknown };
export type Parts = Record<string, unknown>;
/** `mergedPaths` lists the paths that only the other side changed. */
type Merged = { fields: Parts; conflicts: ValueConflict[]; mergedPaths: string[] };

/**
 * Merges two edits of one record by field, by language of a text and by property of a list's item. A part that only one
 * side changed is taken from it. A part that both changed is a conflict, which is resolved to mine unless chosen otherwise.
 * @param choices the side to use, by path.
 */
export function merge(base: Parts, mine: Parts, theirs: Parts, choices: Record<string, Side> = {}): Merged {
  const conflicts: ValueConflict[] = [];
  const mergedPaths: string[] = [];
  function mergeValue(base: unknown, mine: unknown, theirs: unknown, path: string): unknown {
    if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine;
    if (isEqual(mine, base)) {
      mergedPaths.push(path);
      return theirs;
    }
    if (isParts(mine) && isParts(theirs)) return mergeParts(isParts(base) ? base : {}, mine, theirs, path);
    if (isList(base) && isList(mine) && isList(theirs))
      if (base.length === mine.length && mine.length === theirs.length)
        return mine.map((item, index) =>
          joinTimes(
            mergeParts(
              splitTimes(base[index] ?? {}),
              splitTimes(item),
              splitTimes(theirs[index] ?? {}),
              `${path}.${index}`,
            ) as Parts,
          ),
        );
    conflicts.push({ path, mine, theirs });
    return choices[path] === "theirs" ? theirs : mine;
  }
  function mergeParts(base: Parts, mine: Parts, theirs: Parts, path: string): Parts {
    const names = Object.keys({ ...mine, ...theirs });
    const entries = names.map((name) => [
      name,
      mergeValue(base[name], mine[name], theirs[name], path === "" ? name : `${path}.${name}`),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Parts;
  }
  return { fields: mergeParts(base, mine, theirs, ""), conflicts, mergedPaths };
}

const isParts = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is Parts[] => Array.isArray(value) && value.every(isParts);

/** A lesson's times are merged as one value, so that start and end always come from the same side. */
export const timeFields = ["startsAt", "endsAt"];

/** Groups an item's times into one property and leaves the others separate. */
function splitTimes(item: Parts): Parts {
  const entries = Object.entries(item);
  const isTime = ([name]: [string, unknown]) => timeFields.includes(name);
  return {
    ...Object.fromEntries(entries.filter((entry) => !isTime(entry))),
    times: entries.filter(isTime),
  };
}

const joinTimes = ({ times, ...rest }: Parts): Parts => ({
  ...rest,
  ...(Object.fromEntries(times as [string, unknown][]) as Parts),
});
