"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { eachSecond } from "./seconds";

type AfterProps = {
  /** Milliseconds since 1970. The first render shows what was true when the page was made, as its HTML does. */
  instant: number;
  madeAt: number;
  children: ReactNode;
};

/** Shows something from an instant on, without a reload. */
export function After({ instant, madeAt, children }: AfterProps) {
  const over = useSyncExternalStore(
    eachSecond,
    () => Date.now() >= instant,
    () => madeAt >= instant,
  );
  return over && children;
}
