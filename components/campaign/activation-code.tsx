"use client";

import { useId, useRef, useState } from "react";
import { copyText } from "@/components/ui/copy-text";

export type CodeLabels = { code: string; copy: string; copied: string; notCopied: string };

type ActivationCodeProps = {
  code: string;
  labels: CodeLabels;
  /** An inline script fills in the code that this device has, before React is there. */
  isSaved?: boolean;
};

/** The activation code, to be read and to be copied. */
export function ActivationCode({ code, labels, isSaved }: ActivationCodeProps) {
  const id = useId();
  const output = useRef<HTMLOutputElement>(null);
  const [status, setStatus] = useState("");
  const copy = async () => {
    setStatus(
      (await copyText(output.current?.textContent ?? code, output.current))
        ? labels.copied
        : labels.notCopied,
    );
  };
  return (
    <div className="code">
      <p id={id}>{labels.code}</p>
      <output
        ref={output}
        aria-labelledby={id}
        data-saved={isSaved ? "" : undefined}
        suppressHydrationWarning={isSaved}
      >
        {code}
      </output>
      <button type="button" className="btn-plain" onClick={() => void copy()}>
        {labels.copy}
      </button>
      <p role="status">{status}</p>
    </div>
  );
}
