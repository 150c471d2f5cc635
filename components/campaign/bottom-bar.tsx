"use client";

import { useEffect, useState, type ReactNode } from "react";

/** Delay before the bar hides after the visitor has scrolled back up (spec section 9). */
const hideDelayMs = 300;

/** A bar at the bottom of the window, shown after scrolling down by at least its height (spec section 2). */
export function BottomBar({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (scrollY >= innerHeight) {
        clearTimeout(timer);
        timer = undefined;
        setShown(true);
      } else {
        timer ??= setTimeout(() => setShown(false), hideDelayMs);
      }
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, []);
  return (
    <div className="bottom-bar" hidden={!shown}>
      {children}
    </div>
  );
}
