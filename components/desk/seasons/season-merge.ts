import type { SeasonValues, TalkValue } from "@/lib/campaign/season-form";
import { merge, type ValueConflict, type Parts, type Side } from "../content/merge";

type KeyedTalks = { talks: Record<string, TalkValue>; order: string[] };
type Merged = { values: SeasonValues; conflicts: ValueConflict[] };

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
  const baseTalks = assignKeys(base.sessions, { talks: {}, order: [] }, "");
  const myTalks = assignKeys(mine.sessions, baseTalks, "mine");
  // A matching talk that both sides added counts as one.
  const knownTalks = { ...myTalks.talks, ...baseTalks.talks };
  const theirTalks = assignKeys(
    theirs.sessions,
    { talks: knownTalks, order: Object.keys(knownTalks) },
    "theirs",
  );
  const parts = (values: SeasonValues, { talks }: KeyedTalks) => ({ ...values, sessions: talks }) as Parts;
  const { fields, conflicts } = merge(
    parts(base, baseTalks),
    parts(mine, myTalks),
    parts(theirs, theirTalks),
    choices,
  );
  const talks = fields.sessions as Record<string, TalkValue>;
  const common = (order: string[]) =>
    order
      .filter((key) => [baseTalks, myTalks, theirTalks].every(({ talks: all }) => Object.hasOwn(all, key)))
      .join(" ");
  const [baseOrder, myOrder, theirOrder] = [baseTalks, myTalks, theirTalks].map(({ order }) => common(order));
  if (myOrder !== baseOrder && theirOrder !== baseOrder && myOrder !== theirOrder) {
    const titles = ({ order }: KeyedTalks, side: SeasonValues) =>
      order.map((_, at) => side.sessions[at]!.title);
    conflicts.push({ path: orderPath, mine: titles(myTalks, mine), theirs: titles(theirTalks, theirs) });
  }
  const isTheirs = choices[orderPath] === "theirs" || myOrder === baseOrder;
  const order = isTheirs
    ? mergeOrders(theirTalks.order, myTalks.order)
    : mergeOrders(myTalks.order, theirTalks.order);
  const sessions = order.flatMap((key) => talks[key] ?? []);
  return { values: { ...fields, sessions } as SeasonValues, conflicts };
}

/** Assigns a key to each talk: that of its match among the known ones, else a new key with the side as prefix. */
function assignKeys(talks: TalkValue[], known: KeyedTalks, prefix: string): KeyedTalks {
  const names: (string | undefined)[] = talks.map(() => undefined);
  const isFree = (key: string) => !names.includes(key);
  for (const field of ["recording", "title", "date"] as const) {
    talks.forEach((talk, at) => {
      if (names[at] !== undefined || talk[field] === "") return;
      names[at] = known.order.find((key) => isFree(key) && known.talks[key]?.[field] === talk[field]);
    });
  }
  const order = names.map((name, at) => name ?? `${prefix}${at}`);
  return { order, talks: Object.fromEntries(order.map((key, at) => [key, talks[at]!])) };
}

/** Merges two orders: a key that only `other` has follows the key before it there. */
function mergeOrders(order: string[], other: string[]): string[] {
  const all = [...order];
  other.forEach((key, at) => {
    if (all.includes(key)) return;
    const before = other[at - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, key);
  });
  return all;
}
