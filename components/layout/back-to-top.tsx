"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";

function onScroll(changed: () => void) {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}
const isReadOn = () => scrollY > innerHeight;

/**
 * The way back to the top stands at the end of the page, where it covers nothing. Shown after one screen of scrolling;
 * its place is there from the start. Moves the focus too, or the next Tab would jump back down.
 */
export function BackToTop({ label }: { label: string }) {
  const isShown = useSyncExternalStore(onScroll, isReadOn, () => false);
  return (
    <button
      type="button"
      className="back-to-top"
      data-shown={isShown || undefined}
      onClick={() => {
        scrollTo({ top: 0, behavior: "smooth" });
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    >
      <Icon name="arrow-up" size={18} />
      {label}
    </button>
  );
}
