"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { eachSecond } from "./seconds";

type AfterProps = {
  /** In milliseconds. The page says first what was so when it was made. */
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
