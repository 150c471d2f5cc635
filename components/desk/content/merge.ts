import { same } from "./differing";

export type Side = "mine" | "theirs";
/** What both sides have changed, each otherwise. `path` names the field, a text's language, a lesson of a list. */
export type Asked = { path: string; mine: unknown; theirs: unknown };
export type Parts = Record<string, unknown>;
/** `taken` names what only they changed, as `path` does. */
type Merged = { fields: Parts; asked: Asked[]; taken: string[] };

/**
 * Puts together what two people made of one record. What only one of them changed is as that one has it, part by part:
 * fields, languages of a text, what items of a list have. What both changed is asked for, and is mine until somebody chose.
 * @param choices by path.
 */
export function merge(base: Parts, mine: Parts, theirs: Parts, choices: Record<string, Side> = {}): Merged {
  const asked: Asked[] = [];
  const taken: string[] = [];
  function one(base: unknown, mine: unknown, theirs: unknown, path: string): unknown {
    if (same(mine, theirs) || same(theirs, base)) return mine;
    if (same(mine, base)) {
      taken.push(path);
      return theirs;
    }
    if (isParts(mine) && isParts(theirs)) return parts(isParts(base) ? base : {}, mine, theirs, path);
    if (isList(base) && isList(mine) && isList(theirs))
      if (base.length === mine.length && mine.length === theirs.length)
        return mine.map((item, at) =>
          joined(
            parts(split(base[at] ?? {}), split(item), split(theirs[at] ?? {}), `${path}.${at}`) as Parts,
          ),
        );
    asked.push({ path, mine, theirs });
    return choices[path] === "theirs" ? theirs : mine;
  }
  function parts(base: Parts, mine: Parts, theirs: Parts, path: string): Parts {
    const names = Object.keys({ ...mine, ...theirs });
    const entries = names.map((name) => [
      name,
      one(base[name], mine[name], theirs[name], path === "" ? name : `${path}.${name}`),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Parts;
  }
  return { fields: parts(base, mine, theirs, ""), asked, taken };
}

const isParts = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is Parts[] => Array.isArray(value) && value.every(isParts);

/** Of a lesson: one thing, of which nobody chooses half. */
export const timeNames = ["startsAt", "endsAt"];

/** What an item has stands for itself, but for its times. */
function split(item: Parts): Parts {
  const entries = Object.entries(item);
  const isTime = ([name]: [string, unknown]) => timeNames.includes(name);
  return {
    ...Object.fromEntries(entries.filter((entry) => !isTime(entry))),
    times: entries.filter(isTime),
  };
}

const joined = ({ times, ...rest }: Parts): Parts => ({
  ...rest,
  ...(Object.fromEntries(times as [string, unknown][]) as Parts),
});
