import type { SeasonValues, TalkValue } from "@/lib/desk/season-form";
import { merge, type Asked, type Parts, type Side } from "../content/merge";

type Keyed = { talks: Record<string, TalkValue>; order: string[] };
type Merged = { values: SeasonValues; asked: Asked[] };

/** Path of the conflict about the order of talks. */
const orderPath = "sessions.order";

/**
 * Merges two edits of one season, as `merge` does. Talks have no id and can move in their list, so they are matched by
 * recording, else title, else date.
 * @param choices the side to use, by path; a path names a talk by its index in the base version.
 */
export function mergeSeasons(
  base: SeasonValues,
  mine: SeasonValues,
  theirs: SeasonValues,
  choices: Record<string, Side> = {},
): Merged {
  const began = keyed(base.sessions, { talks: {}, order: [] }, "");
  const own = keyed(mine.sessions, began, "mine");
  // A matching talk that both sides added counts as one.
  const added = { ...own.talks, ...began.talks };
  const other = keyed(theirs.sessions, { talks: added, order: Object.keys(added) }, "theirs");
  const parts = (values: SeasonValues, { talks }: Keyed) => ({ ...values, sessions: talks }) as Parts;
  const { fields, asked } = merge(parts(base, began), parts(mine, own), parts(theirs, other), choices);
  const talks = fields.sessions as Record<string, TalkValue>;
  const common = (order: string[]) =>
    order.filter((key) => [began, own, other].every(({ talks: all }) => Object.hasOwn(all, key))).join(" ");
  const [was, ours, given] = [began, own, other].map(({ order }) => common(order));
  if (ours !== was && given !== was && ours !== given) {
    const titles = ({ order }: Keyed, of: SeasonValues) => order.map((_, at) => of.sessions[at]!.title);
    asked.push({ path: orderPath, mine: titles(own, mine), theirs: titles(other, theirs) });
  }
  const isTheirs = choices[orderPath] === "theirs" || ours === was;
  const order = isTheirs ? woven(other.order, own.order) : woven(own.order, other.order);
  const sessions = order.flatMap((key) => talks[key] ?? []);
  return { values: { ...fields, sessions } as SeasonValues, asked };
}

/** Assigns a key to each talk: that of its match among the known ones, else a new key with the side as prefix. */
function keyed(talks: TalkValue[], known: Keyed, whose: string): Keyed {
  const names: (string | undefined)[] = talks.map(() => undefined);
  const isFree = (key: string) => !names.includes(key);
  for (const field of ["recording", "title", "date"] as const) {
    talks.forEach((talk, at) => {
      if (names[at] !== undefined || talk[field] === "") return;
      names[at] = known.order.find((key) => isFree(key) && known.talks[key]?.[field] === talk[field]);
    });
  }
  const order = names.map((name, at) => name ?? `${whose}${at}`);
  return { order, talks: Object.fromEntries(order.map((key, at) => [key, talks[at]!])) };
}

/** Merges two orders: a key that only `other` has follows the key before it there. */
function woven(order: string[], other: string[]): string[] {
  const all = [...order];
  other.forEach((key, at) => {
    if (all.includes(key)) return;
    const before = other[at - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, key);
  });
  return all;
}
