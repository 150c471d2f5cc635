"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { eachSecond } from "./seconds";

type AfterProps = {
  /** Milliseconds since 1970. The first render shows what was true when the page was made, as its HTML does. */
  instant: number;
  madeAt: number;
  /** Shown until then. */
  before?: ReactNode;
  /** Shown from then on, without a reload. */
  children?: ReactNode;
};

/** Shows one thing until an instant and another from then on. */
export function After({ instant, madeAt, before, children }: AfterProps) {
  const over = useSyncExternalStore(
    eachSecond,
    () => Date.now() >= instant,
    () => madeAt >= instant,
  );
  return over ? children : before;
}
