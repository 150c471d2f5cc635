import { processState } from "../../../base/process-state";
import type { LinkEvent } from "./link-events";

/* Counts of link events in this process; lib/subjects/campaign/links/save-counts.ts moves them to the database every second. */

export type LinkCount = Record<LinkEvent, number>;
type LinkCountState = {
  /** Existing links. Others are not counted, so that requests with made-up links cannot fill memory. */
  known: Set<string>;
  counted: Map<string, LinkCount>;
};

const linkCountsSlot = processState<LinkCountState>("linkCounts");
const counts = (): LinkCountState => (linkCountsSlot.value ??= { known: new Set(), counted: new Map() });

/** Sets the links that are counted. */
export function setKnownLinks(segments: readonly string[]): void {
  counts().known = new Set(segments);
}

/** Counts one event of a link. Ignores unknown links. */
export function countLink(segment: string, event: LinkEvent): void {
  const { known } = counts();
  if (known.has(segment)) addLinkCounts([[segment, { visits: 0, begun: 0, [event]: 1 }]]);
}

/** Adds counts back that were taken and could not be saved. */
export function addLinkCounts(entries: Iterable<readonly [string, LinkCount]>): void {
  const { counted } = counts();
  for (const [segment, { visits, begun }] of entries) {
    const now = counted.get(segment) ?? { visits: 0, begun: 0 };
    counted.set(segment, { visits: now.visits + visits, begun: now.begun + begun });
  }
}

/** Returns the counts by link and resets them. */
export function takeCounts(): [string, LinkCount][] {
  const { counted } = counts();
  const taken = [...counted];
  counted.clear();
  return taken;
}
