import { processState } from "../process-state";
import type { LinkEvent } from "./link-events";

/* Events of links in this process since the last second; lib/provider/links/keep-counts.ts writes them down. */

export type Counted = Record<LinkEvent, number>;
type Counts = {
  /** Links that there are: nothing else is counted, so that memory does not grow by what strangers make up. */
  known: Set<string>;
  counted: Map<string, Counted>;
};

const linkCountsSlot = processState<Counts>("linkCounts");
const counts = (): Counts => (linkCountsSlot.value ??= { known: new Set(), counted: new Map() });

/** From now on exactly these are counted. */
export function knowLinks(segments: readonly string[]): void {
  counts().known = new Set(segments);
}

/** Counts one event of a link; of an unknown one nothing. */
export function countLink(segment: string, event: LinkEvent): void {
  const { known } = counts();
  if (known.has(segment)) addCounted([[segment, { visits: 0, begun: 0, [event]: 1 }]]);
}

/** Adds what was taken and could not be written down. */
export function addCounted(more: Iterable<readonly [string, Counted]>): void {
  const { counted } = counts();
  for (const [segment, { visits, begun }] of more) {
    const now = counted.get(segment) ?? { visits: 0, begun: 0 };
    counted.set(segment, { visits: now.visits + visits, begun: now.begun + begun });
  }
}

/** Takes all that was counted since the last time, by link. */
export function takeCounted(): [string, Counted][] {
  const { counted } = counts();
  const taken = [...counted];
  counted.clear();
  return taken;
}
