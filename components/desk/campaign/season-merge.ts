import type { SeasonBody } from "@/lib/subjects/campaign/content";
import { merge, mergeOrder, orderPart, type MergedParts, type Side } from "../editing/merge";

type Talk = SeasonBody["sessions"][number];
type KeyedTalks = { talks: Record<string, Talk>; order: string[] };
type Merged = ReturnType<typeof merge>;

/** Path of the conflict about the order of talks. */
const orderPath = `sessions.${orderPart}`;

/**
 * Merges two edits of one season, as `merge` does. Talks have no id and can move in their list, so they are matched by
 * recording, else title, else date.
 * @param choices the side to use, by path; a path names a talk by its index in the base version.
 */
export function mergeSeasons(
  base: SeasonBody,
  mine: SeasonBody,
  theirs: SeasonBody,
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
  const parts = (values: SeasonBody, { talks }: KeyedTalks) =>
    ({ ...values, sessions: talks }) as MergedParts;
  const { fields, conflicts, mergedPaths } = merge(
    parts(base, baseTalks),
    parts(mine, myTalks),
    parts(theirs, theirTalks),
    choices,
  );
  const talks = fields.sessions as Record<string, Talk>;
  const { order, isConflict } = mergeOrder(
    baseTalks.order,
    myTalks.order,
    theirTalks.order,
    choices[orderPath],
  );
  if (isConflict) {
    const titles = ({ order: keys }: KeyedTalks, side: SeasonBody) =>
      keys.map((_, at) => side.sessions[at]!.title);
    conflicts.push({ path: orderPath, mine: titles(myTalks, mine), theirs: titles(theirTalks, theirs) });
  }
  const sessions = order.flatMap((key) => talks[key] ?? []);
  return { fields: { ...fields, sessions }, conflicts, mergedPaths };
}

/** Assigns a key to each talk: that of its match among the known ones, else a new key with the side as prefix. */
function assignKeys(talks: Talk[], known: KeyedTalks, prefix: string): KeyedTalks {
  const names: (string | undefined)[] = talks.map(() => undefined);
  const isFree = (key: string) => !names.includes(key);
  for (const field of ["recording", "title", "date"] as const) {
    talks.forEach((talk, at) => {
      if (names[at] !== undefined || !talk[field]) return;
      names[at] = known.order.find((key) => isFree(key) && known.talks[key]?.[field] === talk[field]);
    });
  }
  const order = names.map((name, at) => name ?? `${prefix}${at}`);
  return { order, talks: Object.fromEntries(order.map((key, at) => [key, talks[at]!])) };
}
