"use client";

import { useState } from "react";

type ActivationCodeProps = { code: string; labels: { code: string; copy: string; copied: string } };

/** The activation code, to be read and to be copied. */
export function ActivationCode({ code, labels }: ActivationCodeProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // Clipboards can be forbidden: the code can still be selected.
    }
  };
  return (
    <div className="code">
      <p id="activation-code">{labels.code}</p>
      <output aria-labelledby="activation-code">{code}</output>
      <button type="button" className="btn-plain" onClick={() => void copy()}>
        {labels.copy}
      </button>
      <p role="status">{copied && labels.copied}</p>
    </div>
  );
}
