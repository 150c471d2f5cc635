"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { eachSecond } from "./seconds";

type SwitchAtInstantProps = {
  /** Milliseconds since 1970. Hydration uses the time of the server's render, so that it matches the HTML. */
  instant: number;
  renderedAt: number;
  /** Shown before the instant. */
  before?: ReactNode;
  /** Shown from the instant on, without a reload. */
  children?: ReactNode;
};

/** Switches its content at an instant. */
export function SwitchAtInstant({ instant, renderedAt, before, children }: SwitchAtInstantProps) {
  const hasPassed = useSyncExternalStore(
    eachSecond,
    () => Date.now() >= instant,
    () => renderedAt >= instant,
  );
  return hasPassed ? children : before;
}
