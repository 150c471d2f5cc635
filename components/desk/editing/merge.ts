import type { Price } from "@/lib/subjects/points/prices/price-rule";
import { isEqual } from "./changed-keys";

export type Side = "mine" | "theirs";
/** A value that both sides changed differently. `path` names the field, a text's language or a list's item. */
export type ValueConflict = { path: string; mine: unknown; theirs: unknown };
export type MergedParts = Record<string, unknown>;
/** `mergedPaths` lists the paths that only the other side changed. */
type Merged = { fields: MergedParts; conflicts: ValueConflict[]; mergedPaths: string[] };

/**
 * Merges two edits of one record by field, by language of a text, by currency of a price and by property of a list's
 * item. A part that only one side changed is taken from it. A part that both changed is a conflict, which is resolved to
 * mine unless chosen otherwise.
 * @param choices the side to use, by path.
 */
export function merge(
  base: MergedParts,
  mine: MergedParts,
  theirs: MergedParts,
  choices: Record<string, Side> = {},
): Merged {
  const conflicts: ValueConflict[] = [];
  const mergedPaths: string[] = [];
  function mergeValue(base: unknown, mine: unknown, theirs: unknown, path: string): unknown {
    if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine;
    if (isEqual(mine, base)) {
      mergedPaths.push(path);
      return theirs;
    }
    if (isParts(mine) && isParts(theirs) && !isPrice(mine))
      return mergeParts(isParts(base) ? base : {}, mine, theirs, path);
    if (hasIds(base) && hasIds(mine) && hasIds(theirs)) return mergeById(base, mine, theirs, path);
    if (isList(base) && isList(mine) && isList(theirs))
      if (base.length === mine.length && mine.length === theirs.length)
        return mine.map((item, index) =>
          joinTimes(
            mergeParts(
              splitTimes(base[index] ?? {}),
              splitTimes(item),
              splitTimes(theirs[index] ?? {}),
              `${path}.${index}`,
            ) as MergedParts,
          ),
        );
    conflicts.push({ path, mine, theirs });
    return choices[path] === "theirs" ? theirs : mine;
  }
  function mergeParts(base: MergedParts, mine: MergedParts, theirs: MergedParts, path: string): MergedParts {
    const names = Object.keys({ ...mine, ...theirs });
    const entries = names.map((name) => [
      name,
      mergeValue(base[name], mine[name], theirs[name], path === "" ? name : `${path}.${name}`),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as MergedParts;
  }
  /** Merges lists whose items have ids, whatever their order; a path names an item by its id. */
  function mergeById(base: Item[], mine: Item[], theirs: Item[], path: string): unknown {
    const merged = mergeParts(toRecord(base), toRecord(mine), toRecord(theirs), path) as Record<string, Item>;
    const [baseIds, myIds, theirIds] = [base, mine, theirs].map((list) => list.map(idOf)) as [
      string[],
      string[],
      string[],
    ];
    const { order, isConflict } = mergeOrder(baseIds, myIds, theirIds, choices[`${path}.${orderPart}`]);
    if (isConflict) conflicts.push({ path: `${path}.${orderPart}`, mine: myIds, theirs: theirIds });
    return order.flatMap((id) => merged[id] ?? []);
  }
  return { fields: mergeParts(base, mine, theirs, ""), conflicts, mergedPaths };
}

type Item = MergedParts & ({ id: string } | { currency: string });
/** A price is merged as one value. */
export const isPrice = (value: unknown): value is Price =>
  isParts(value) && "currency" in value && "amount" in value;

/** What identifies an item of a list: its id, or the currency of a price. */
const idOf = ({ id, currency }: MergedParts) => id ?? currency;
const hasIds = (value: unknown): value is Item[] =>
  isList(value) &&
  value.every((item) => typeof idOf(item) === "string") &&
  new Set(value.map(idOf)).size === value.length;
const toRecord = (list: Item[]) => Object.fromEntries(list.map((item) => [idOf(item), item]));

/** End of the path of a conflict about the order of a list. */
export const orderPart = "order";

/**
 * Merges two orders of a list. Both sides moving items of all three versions differently is a conflict, which is resolved
 * to mine unless chosen otherwise.
 */
export function mergeOrder(
  base: string[],
  mine: string[],
  theirs: string[],
  choice: Side | undefined,
): { order: string[]; isConflict: boolean } {
  const lists = [base, mine, theirs];
  const common = (order: string[]) =>
    order.filter((id) => lists.every((list) => list.includes(id))).join(" ");
  const [baseOrder, myOrder, theirOrder] = lists.map(common);
  const isConflict = myOrder !== baseOrder && theirOrder !== baseOrder && myOrder !== theirOrder;
  const isTheirs = choice === "theirs" || myOrder === baseOrder;
  return { order: isTheirs ? joinOrders(theirs, mine) : joinOrders(mine, theirs), isConflict };
}

/** Adds what only `other` has to an order, each after the item before it there. */
function joinOrders(order: string[], other: string[]): string[] {
  const all = [...order];
  other.forEach((id, at) => {
    if (all.includes(id)) return;
    const before = other[at - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  });
  return all;
}

const isParts = (value: unknown): value is MergedParts =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is MergedParts[] => Array.isArray(value) && value.every(isParts);

/** A lesson's times are merged as one value, so that start and end always come from the same side. */
export const timeFields = ["startsAt", "endsAt"];

/** Groups an item's times into one property and leaves the others separate. */
function splitTimes(item: MergedParts): MergedParts {
  const entries = Object.entries(item);
  const isTime = ([name]: [string, unknown]) => timeFields.includes(name);
  return {
    ...Object.fromEntries(entries.filter((entry) => !isTime(entry))),
    times: entries.filter(isTime),
  };
}

const joinTimes = ({ times, ...rest }: MergedParts): MergedParts => ({
  ...rest,
  ...(Object.fromEntries(times as [string, unknown][]) as MergedParts),
});
