import { Icon } from "@/components/ui/icon";
import { useEffect, useState } from "react";
import { buttonLook } from "@/components/ui/button";

/** Shown after one screen of scrolling. Moves the focus too, or the next Tab would jump back down. */
export function BackToTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(scrollY > innerHeight);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label={label}
      className={`${buttonLook.round} fixed right-4 bottom-4 z-10 shadow-md`}
      onClick={() => {
        scrollTo({ top: 0, behavior: "smooth" });
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
