"use client";

import { useId, useRef, useState } from "react";
import { copyText } from "@/components/ui/copy-text";

export type CodeLabels = { code: string; copy: string; copied: string; notCopied: string };

type ActivationCodeProps = {
  code: string;
  labels: CodeLabels;
  /** Whether an inline script fills in the stored code before hydration. */
  isStoredCode?: boolean;
};

/** The activation code with a copy button. */
export function ActivationCode({ code, labels, isStoredCode }: ActivationCodeProps) {
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
        data-saved={isStoredCode ? "" : undefined}
        suppressHydrationWarning={isStoredCode}
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
