"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { eachSecond } from "./seconds";

type AfterProps = {
  /** Milliseconds since 1970. Hydration uses the time of the server's render, so that it matches the HTML. */
  instant: number;
  madeAt: number;
  /** Shown before the instant. */
  before?: ReactNode;
  /** Shown from the instant on, without a reload. */
  children?: ReactNode;
};

/** Switches its content at an instant. */
export function After({ instant, madeAt, before, children }: AfterProps) {
  const over = useSyncExternalStore(
    eachSecond,
    () => Date.now() >= instant,
    () => madeAt >= instant,
  );
  return over ? children : before;
}
