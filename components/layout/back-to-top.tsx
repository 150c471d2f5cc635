"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";

function onScroll(onChange: () => void) {
  addEventListener("scroll", onChange, { passive: true });
  return () => removeEventListener("scroll", onChange);
}
const isPastFirstScreen = () => scrollY > innerHeight;

/**
 * A button at the end of the page, visible after one screen of scrolling; its space is always reserved. It moves the
 * focus too, or the next Tab would jump back down.
 */
export function BackToTop({ label }: { label: string }) {
  const isShown = useSyncExternalStore(onScroll, isPastFirstScreen, () => false);
  return (
    <button
      type="button"
      className="invisible inline-flex min-h-11 items-center gap-2 font-semibold hover:underline data-shown:visible"
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
