"use client";

import type { ReactNode } from "react";
import { buttonLook } from "@/components/ui/button";
import { useTell } from "./toasts";
import { useWords } from "./words";

type CopyAddressProps = { label: string; address: string; children?: ReactNode };

/** An address to hand over: copied at a press, or marked where a browser allows no copying. */
export function CopyAddress({ label, address, children }: CopyAddressProps) {
  const words = useWords("shell");
  const tell = useTell();
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => tell({ tone: "success", text: words.copied }),
      () => undefined,
    );
  return (
    <div role="status" className="desk-link">
      {children}
      <input
        className="field-input"
        readOnly
        value={address}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" onClick={copy} className={buttonLook.secondary}>
        {words.copy}
      </button>
    </div>
  );
}
