"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { phaseOf } from "@/lib/campaign/event-clock";
import { eachSecond, noChange } from "./seconds";

type PhasedProps = {
  /** Instants in milliseconds. The page says first what was so when it was made. */
  start: number;
  end: number;
  madeAt: number;
  before?: ReactNode;
  during?: ReactNode;
  after?: ReactNode;
};

/** Shows what belongs to the moment: before a span of time, during it, after it. Changes without a reload. */
export function Phased({ start, end, madeAt, ...parts }: PhasedProps) {
  const at = (now: number) => phaseOf(new Date(start), new Date(end), new Date(now));
  const over = useSyncExternalStore(
    noChange,
    () => Date.now() >= end,
    () => madeAt >= end,
  );
  const phase = useSyncExternalStore(
    over ? noChange : eachSecond,
    () => at(Date.now()),
    () => at(madeAt),
  );
  return parts[phase] ?? null;
}
