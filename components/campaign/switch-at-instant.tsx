"use client";

import type { ReactNode } from "react";
import { useClock } from "@/components/ui/use-clock";

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
  const hasPassed = useClock((now) => now >= instant, renderedAt);
  return hasPassed ? children : before;
}
