"use client";

import { useEffect, useState, type ReactNode } from "react";

/** Delay before the bar hides after the visitor has scrolled back up (spec section 9). */
const hideDelayMs = 300;

/** Shows its bar after scrolling down by at least the height of the window (spec section 2). */
export function BottomBar({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateIsShown = () => {
      if (scrollY >= innerHeight) {
        clearTimeout(timer);
        timer = undefined;
        setIsShown(true);
      } else {
        timer ??= setTimeout(() => setIsShown(false), hideDelayMs);
      }
    };
    updateIsShown();
    addEventListener("scroll", updateIsShown, { passive: true });
    addEventListener("resize", updateIsShown);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", updateIsShown);
      removeEventListener("resize", updateIsShown);
    };
  }, []);
  return <div hidden={!isShown}>{children}</div>;
}
