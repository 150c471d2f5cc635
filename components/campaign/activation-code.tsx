"use client";

import { useRef, useState } from "react";
import { copyText } from "@/components/ui/copy-text";

export type CopyLabels = { code: string; copy: string; copied: string; notCopied: string };

type ActivationCodeProps = { code: string; labels: CopyLabels };

/** The activation code, to be read and to be copied. */
export function ActivationCode({ code, labels }: ActivationCodeProps) {
  const shown = useRef<HTMLOutputElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(await copyText(code, shown.current));
  return (
    <div className="code">
      <p id="activation-code">{labels.code}</p>
      <output ref={shown} aria-labelledby="activation-code">
        {code}
      </output>
      <button type="button" className="btn-plain" onClick={() => void copy()}>
        {labels.copy}
      </button>
      <p role="status">{isCopied !== undefined && (isCopied ? labels.copied : labels.notCopied)}</p>
    </div>
  );
}
