"use client";

import { useState, useSyncExternalStore, type ReactNode } from "react";
import { readSavedPhone } from "@/lib/campaign/storage";
import { Dialog } from "@/components/ui/dialog";
import { isPlainPress } from "@/components/ui/plain-press";
import { PhoneForm, type PhoneFormProps } from "./phone-form";

function whenScrolled(changed: () => void) {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}
/** Half a screen down, where the words that it stands beside have gone. */
const isReadOn = () => scrollY > innerHeight / 2;

type PrizeButtonProps = PhoneFormProps & { button: ReactNode; title: string };

/**
 * To the prize, for someone who enrolled in this browser; for others, first a question for the phone they
 * enrolled with (spec section 2). Without script the prize page itself leads on.
 */
export function PrizeButton({ button, title, ...form }: PrizeButtonProps) {
  const [wanted, setWanted] = useState(false);
  const readOn = useSyncExternalStore(whenScrolled, isReadOn, () => false);
  return (
    <aside className="prize-place" aria-label={title}>
      <a
        href={form.prizePath}
        className="prize"
        data-small={readOn || undefined}
        data-scripted=""
        onClick={(event) => {
          if (readSavedPhone() || !isPlainPress(event)) return;
          event.preventDefault();
          setWanted(true);
        }}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" width="28" height="28">
          <path d="M3 8h18v4H3zM5 12h14v9H5zM11 8h2v13h-2z" />
          <path
            d="M12 8C6 8 6 2 9.5 2S12 8 12 8s-1-6 2.5-6S18 8 12 8"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        {button}
      </a>
      {wanted && (
        <Dialog title={title} closeLabel={form.labels.close} onClose={() => setWanted(false)}>
          <PhoneForm {...form} />
        </Dialog>
      )}
    </aside>
  );
}
